// Runs the built sandbox and storefront for tests and measurements: like npm start, but silent on success.
// With HYBRID_PORT, also runs a storefront in hybrid operation on that port.
import { buildIfStale } from './buildStamp.mjs'
import { startHybridServers } from './hybridServers.mjs'
import { demandFreePort, portFrom } from './ports.mjs'
import { createProcessGroup } from './processes.mjs'
import { startServers } from './servers.mjs'

const port = portFrom('PORT', 3199)
const sandboxPort = portFrom('SANDBOX_PORT', 4199)
const paymentPort = portFrom('PAYMENT_PORT', sandboxPort + 1)
const hybridPort = portFrom('HYBRID_PORT', 0)
await demandFreePort('PORT', port)
await demandFreePort('SANDBOX_PORT', sandboxPort)
await demandFreePort('PAYMENT_PORT', paymentPort)
const buildCode = await buildIfStale()
if (buildCode !== 0) process.exit(buildCode)
const group = createProcessGroup()
try {
  const { sandboxUrl } = await startServers(group, { port, sandboxPort, paymentPort })
  if (hybridPort !== 0)
    await startHybridServers(group, {
      port: hybridPort,
      appPort: portFrom('HYBRID_APP_PORT', 4198),
      sandboxUrl,
      paymentPort,
    })
} catch (error) {
  console.error(error.message)
  await group.stop()
  process.exit(1)
}
