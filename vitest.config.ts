import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_ARGS } from './scripts/run/chromiumArgs.mjs'

const fromSource = { conditions: ['source', ...defaultServerConditions] }

/** Packages come from source. Styles run as plain modules: their compiler would look for the packages' builds. */
const sources = () => ({
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  resolve: fromSource,
  ssr: { resolve: fromSource, noExternal: [/^@vitrine\//] },
})

// Functions: Vitest changes the objects that it is given, so every project needs its own.
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      args: CHROMIUM_ARGS,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
})

/**
 * `pnpm test:visual` alone sets VISUAL: the AllStates story of every component in every theme and at two widths, compared
 * with pictures that stay on this machine.
 */
const visual = {
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'visual',
    testNamePattern: /All States/,
    setupFiles: ['.storybook/visual.setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    browser: {
      ...chromium(),
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ root, arg, ext }: Picture) => `${root}/.visual/baselines/${arg}${ext}`,
          resolveDiffPath: ({ root, arg, ext }: Picture) => `${root}/.visual/differences/${arg}${ext}`,
        },
      },
    },
  },
}

/** `pnpm test:stories` alone sets REFLOW: every story on a narrow window and with large text. */
const reflow = {
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: { name: 'reflow', setupFiles: ['.storybook/reflow.setup.ts'], browser: chromium() },
}

interface Picture {
  readonly root: string
  readonly arg: string
  readonly ext: string
}

const WIRE_CHECK = 'apps/sandbox/src/commerce/testing/wire/wire.setup.ts'
const everywhere = (ending: string) => [
  `packages/**/{src,test}/**/*.${ending}.{ts,tsx}`,
  `apps/**/*.${ending}.{ts,tsx}`,
  `scripts/**/*.${ending}.{ts,mjs}`,
]
const exceptEndings = (...endings: readonly string[]) => [
  '**/node_modules/**',
  '**/dist/**',
  ...endings.map((ending) => `**/*.${ending}.test.{ts,tsx}`),
]

/** One worker for each core; Vitest itself leaves one core idle. */
const maxWorkers = availableParallelism()

/** Files share their worker and its modules: no module of ours has state, and starting 500 workers takes a minute. */
const shared = { environment: 'node', isolate: false, pool: 'threads', maxWorkers } as const

/** Tag of stories that wait for seconds. */
const LONG_STORY = 'proof'

/** One page for each core, shared by the files: a story mostly waits for its play function, and removes what it renders. */
const stories = () => ({ isolate: false, maxWorkers, browser: chromium() })

export default defineConfig({
  test: {
    projects: [
      {
        ...sources(),
        test: {
          ...shared,
          name: 'unit',
          include: everywhere('test'),
          exclude: exceptEndings('contract', 'isolated', 'proof'),
        },
      },
      {
        ...sources(),
        // Tests that mock modules, and so need modules of their own.
        test: { name: 'isolated', environment: 'node', include: ['{apps,packages}/**/*.isolated.test.{ts,tsx}'] },
      },
      {
        ...sources(),
        test: {
          name: 'contract',
          environment: 'node',
          include: ['apps/**/*.contract.test.ts'],
          exclude: exceptEndings(),
          setupFiles: [WIRE_CHECK],
          maxWorkers,
          testTimeout: 20_000,
        },
      },
      // Long proofs: `npm run test:all` alone runs them.
      {
        ...sources(),
        test: {
          ...shared,
          name: 'proofs',
          include: everywhere('proof.test'),
          exclude: exceptEndings('contract.proof'),
        },
      },
      {
        ...sources(),
        test: {
          name: 'contractProofs',
          environment: 'node',
          include: ['apps/**/*.contract.proof.test.ts'],
          exclude: exceptEndings(),
          setupFiles: [WIRE_CHECK],
          maxWorkers,
          testTimeout: 20_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook', tags: { exclude: [LONG_STORY] } })],
        test: { ...stories(), name: 'storybook' },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook', tags: { include: [LONG_STORY] } })],
        test: { ...stories(), name: 'storyProofs' },
      },
      ...(process.env.VISUAL ? [visual] : []),
      ...(process.env.REFLOW ? [reflow] : []),
    ],
  },
})
