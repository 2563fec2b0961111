import { randomBytes } from 'node:crypto'
import { paymentSettings } from './paymentSettings.mjs'
import { sandboxBackEnds } from './sandboxBackEnds.mjs'

/** Matching environments of a sandbox and a storefront on loopback. @param env overrides all of it */
export function serverSettings({ port, sandboxPort, paymentPort = sandboxPort + 1, env = {} }) {
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
  const url = `http://localhost:${port}`
  const payment = paymentSettings({ port, paymentPort })
  const purgeSecret = env.PURGE_SECRET ?? randomBytes(24).toString('base64url')
  return {
    url,
    sandboxUrl,
    paymentUrl: `http://localhost:${paymentPort}`,
    sandbox: {
      NODE_ENV: 'production',
      SANDBOX_PORT: String(sandboxPort),
      PUBLIC_ORIGIN: url,
      // Makes published changes visible immediately.
      PURGE_URL: `http://127.0.0.1:${port}/apis/purge`,
      PURGE_TOKEN: purgeSecret,
      ...payment.sandbox,
      ...env,
    },
    storefront: {
      NODE_ENV: 'production',
      PORT: String(port),
      ...sandboxBackEnds(sandboxUrl),
      PUBLIC_ORIGIN: url,
      PURGE_SECRET: purgeSecret,
      ...payment.storefront,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      ...env,
    },
  }
}
