import { fileURLToPath } from 'node:url'
import formatjs from '@formatjs/unplugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { chunkGroups } from './server/build/chunkGroups.js'
import { createClassNames } from './server/build/classNames.js'
import { compressAssets } from './server/build/compressAssets.js'
import { groupTemplates } from './server/build/groupTemplates.js'
import { ownPreload } from './server/build/ownPreload.js'
import { withoutInlinedStyles } from './server/build/withoutInlinedStyles.js'
import { withoutMessageParser } from './server/build/withoutMessageParser.js'
import { withoutShims } from './server/build/withoutShims.js'

const clientEntry = fileURLToPath(new URL('app/entry.client.tsx', import.meta.url))
const serverEntry = fileURLToPath(new URL('server/server.ts', import.meta.url))
const reconcileEntry = fileURLToPath(new URL('server/reconcile.ts', import.meta.url))

const clientBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  target: 'es2023',
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  sourcemap: false,
  rolldownOptions: {
    input: { shopper: clientEntry },
    output: {
      codeSplitting: { groups: chunkGroups(clientEntry) },
    },
  },
}

const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  target: 'node24',
  copyPublicDir: false,
  sourcemap: 'hidden',
  rolldownOptions: {
    input: { server: serverEntry, reconcile: reconcileEntry },
    output: { entryFileNames: '[name].js' },
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    vanillaExtractPlugin({ identifiers: command === 'serve' ? 'debug' : createClassNames() }),
    // Inline default messages become syntax trees, so that the browser needs no message parser.
    formatjs({ ast: true }),
    withoutMessageParser(),
    withoutShims(),
    groupTemplates(),
    ownPreload(),
    react(),
    withoutInlinedStyles(),
    compressAssets(),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@vitrine\//],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}', '../../packages/*/src/**/*.{ts,tsx}', '!**/*.{test,stories}.*'],
    exclude: ['@vitrine/ui', '@vitrine/cms-renderer', '@vitrine/commerce-client'],
  },
  build: isSsrBuild ? serverBuild : clientBuild,
}))
