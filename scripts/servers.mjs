import { waitFor } from './processes.mjs'
import { root } from './run.mjs'
import { sandboxBackEnds } from './sandboxBackEnds.mjs'

/** Starts the built sandbox and storefront on loopback and waits until both answer. */
export async function startServers(group, { port, sandboxPort, env = {} }) {
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
  const url = `http://localhost:${port}`
  const shared = { NODE_ENV: 'production', ...env }
  group.start('sandbox', ['dist/server.js'], {
    cwd: `${root}apps/sandbox`,
    env: { ...shared, SANDBOX_PORT: String(sandboxPort), PUBLIC_ORIGIN: env.PUBLIC_ORIGIN ?? url },
  })
  if (!(await waitFor(`${sandboxUrl}/healthz`, 30_000)))
    throw new Error(`The sandbox did not answer on ${sandboxUrl} within 30 s.`)
  group.start('storefront', ['--disable-proto=delete', 'dist/server/server.js'], {
    cwd: `${root}apps/storefront`,
    env: {
      PORT: String(port),
      ...sandboxBackEnds(sandboxUrl),
      PUBLIC_ORIGIN: url,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      ...shared,
    },
  })
  if (!(await waitFor(`http://127.0.0.1:${port}/readyz`, 30_000)))
    throw new Error(`The storefront did not answer on ${url} within 30 s.`)
  return { url, sandboxUrl }
}
