import { buildIfStale } from './buildStamp.mjs'
import { isPortFree } from './ports.mjs'
import { createProcessGroup } from './processes.mjs'
import { startServers } from './servers.mjs'

/** Builds if needed and runs both servers on free ports; `stop` ends them. */
export async function ownServers(env = {}) {
  if ((await buildIfStale()) !== 0) throw new Error('The build failed. See its output above.')
  const port = await freePortFrom(3300)
  const sandboxPort = await freePortFrom(4300)
  const paymentPort = await freePortFrom(sandboxPort + 1)
  const group = createProcessGroup()
  try {
    const { url, sandboxUrl, paymentUrl } = await startServers(group, { port, sandboxPort, paymentPort, env })
    return { url, sandboxUrl, paymentUrl, stop: group.stop }
  } catch (error) {
    await group.stop()
    throw error
  }
}

async function freePortFrom(first) {
  for (let port = first; port < first + 50; port += 1) if (await isPortFree(port)) return port
  throw new Error(`No free port from ${first} to ${first + 49}.`)
}
