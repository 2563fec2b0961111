import { waitFor } from './processes.mjs'
import { root } from './run.mjs'
import { serverSettings } from './serverSettings.mjs'

/** Starts the built sandbox and storefront on loopback and waits until both respond. */
export async function startServers(group, options) {
  const { url, sandboxUrl, paymentUrl, sandbox, storefront } = serverSettings(options)
  group.start('sandbox', ['dist/server.js'], { cwd: `${root}apps/sandbox`, env: sandbox })
  if (!(await waitFor(`${sandboxUrl}/healthz`, 30_000)))
    throw new Error(`The sandbox did not respond on ${sandboxUrl} within 30 s.`)
  group.start('storefront', ['--disable-proto=delete', 'dist/server/server.js'], {
    cwd: `${root}apps/storefront`,
    env: storefront,
  })
  if (!(await waitFor(`http://127.0.0.1:${options.port}/readyz`, 30_000)))
    throw new Error(`The storefront did not respond on ${url} within 30 s.`)
  return { url, sandboxUrl, paymentUrl }
}
