import { paymentSettings } from './paymentSettings.mjs'
import { waitFor } from './processes.mjs'
import { root } from './run.mjs'
import { sandboxBackEnds } from './sandboxBackEnds.mjs'

/**
 * Starts a second storefront in hybrid operation, and the legacy application. It trusts one proxy, so that tests can
 * set a visitor's address.
 */
export async function startHybridServers(group, { port, appPort, sandboxUrl, paymentPort }) {
  group.start('hybrid application', ['scripts/run/hybridApp.mjs'], { cwd: root, env: { PORT: String(appPort) } })
  group.start('hybrid storefront', ['--disable-proto=delete', 'dist/server/server.js'], {
    cwd: `${root}apps/storefront`,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      ...sandboxBackEnds(sandboxUrl),
      ...paymentSettings({ port, paymentPort }).storefront,
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
      HYBRID_ORIGIN: `http://127.0.0.1:${appPort}`,
      HYBRID_ASSET_PREFIXES: '/on/demandware.static/',
      TRUSTED_PROXIES: '1',
      UPSTREAM_TIMEOUT_SCALE: '4',
      RATE_LIMIT_SCALE: '100',
    },
  })
  if (!(await waitFor(`http://127.0.0.1:${port}/readyz`, 30_000)))
    throw new Error(`The storefront in hybrid operation did not respond on port ${port} within 30 s.`)
}
