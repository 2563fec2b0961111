import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from './scripts/run/chromiumArgs.mjs'

/** Ports of the servers under test; other ones than `npm start` uses, so that both can run. */
const PORT = Number(process.env.TEST_PORT ?? 3199)
const SANDBOX_PORT = Number(process.env.TEST_SANDBOX_PORT ?? 4199)

/** Storefront in hybrid operation, and the application beside it. */
const HYBRID_PORT = Number(process.env.TEST_HYBRID_PORT ?? PORT - 1)
const HYBRID_APP_PORT = Number(process.env.TEST_HYBRID_APP_PORT ?? SANDBOX_PORT - 1)

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

export default defineConfig({
  testDir: 'apps/storefront/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '', args: CHROMIUM_ARGS },
    locale: 'en-GB',
    trace: 'off',
  },
  // `npm test` runs the first two, `npm run test:all` also the proofs: what takes long and seldom breaks alone.
  projects: [
    { name: 'desktop', use: desktop, testIgnore: /proofs\// },
    { name: 'phone', use: phone, testMatch: /journey\.spec\.ts/ },
    { name: 'proofs', use: desktop, testMatch: /proofs\/.*\.spec\.ts/ },
    { name: 'phoneProofs', use: phone, testMatch: /pages\.spec\.ts/ },
  ],
  webServer: {
    command: 'node scripts/run/serve.mjs',
    // The last of them to start.
    url: `http://127.0.0.1:${HYBRID_PORT}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(PORT),
      SANDBOX_PORT: String(SANDBOX_PORT),
      HYBRID_PORT: String(HYBRID_PORT),
      HYBRID_APP_PORT: String(HYBRID_APP_PORT),
      // All shoppers of the tests have one address.
      RATE_LIMIT_SCALE: '20',
    },
  },
})
