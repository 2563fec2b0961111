import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, mergeConfig } from 'vite'
import { componentFacts } from './componentFacts.ts'
import { componentWeights } from './componentWeights.ts'
import { readableTypes } from './readableTypes.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/docs/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../packages/ui/pages/*.stories.tsx'],
  staticDirs: [{ from: './media', to: '/media' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: ({ plugins = [], ...viteConfig }) =>
    mergeConfig(viteConfig, {
      // Before Storybook's own plugins, which read the props.
      plugins: [readableTypes(), ...plugins, componentFacts(), componentWeights(), vanillaExtractPlugin()],
      resolve: { conditions: ['source', ...defaultClientConditions] },
      build: {
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          // Libraries contain `'use client'` directives for servers, which have no effect in a browser bundle.
          onLog(level: string, log: { code?: string }, handle: (level: string, log: object) => void) {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
          },
        },
      },
    }),
}

export default config
