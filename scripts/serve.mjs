// Runs the built sandbox and storefront for tests and measurements: like npm start, without a word on success.
import { buildIfStale } from './buildStamp.mjs'
import { demandFreePort, portFrom } from './ports.mjs'
import { createProcessGroup } from './processes.mjs'
import { startServers } from './servers.mjs'

const port = portFrom('PORT', 3199)
const sandboxPort = portFrom('SANDBOX_PORT', 4199)
await demandFreePort('PORT', port)
await demandFreePort('SANDBOX_PORT', sandboxPort)
const buildCode = await buildIfStale()
if (buildCode !== 0) process.exit(buildCode)
const group = createProcessGroup()
try {
  await startServers(group, { port, sandboxPort })
} catch (error) {
  console.error(error.message)
  await group.stop()
  process.exit(1)
}
