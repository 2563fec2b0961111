// npm start: builds if needed, then runs the sandbox and the storefront in production mode on loopback.
import { buildIfStale } from './run/buildStamp.mjs'
import { demandFreePort, portFrom } from './run/ports.mjs'
import { createProcessGroup } from './run/processes.mjs'
import { startServers } from './run/servers.mjs'

const port = portFrom('PORT', 3000)
const sandboxPort = portFrom('SANDBOX_PORT', 4010)
const paymentPort = portFrom('PAYMENT_PORT', sandboxPort + 1)
if (new Set([port, sandboxPort, paymentPort]).size < 3) {
  console.error(
    `PORT, SANDBOX_PORT and PAYMENT_PORT are ${port}, ${sandboxPort} and ${paymentPort}. Give them different numbers.`,
  )
  process.exit(1)
}
await demandFreePort('PORT', port)
await demandFreePort('SANDBOX_PORT', sandboxPort)
await demandFreePort('PAYMENT_PORT', paymentPort)

const buildCode = await buildIfStale()
if (buildCode !== 0) process.exit(buildCode)

const group = createProcessGroup()
try {
  const { url, sandboxUrl, paymentUrl } = await startServers(group, { port, sandboxPort, paymentPort })
  console.log(`
  Vitrine is open:   ${url}
  Its sandbox:       ${sandboxUrl}   (CMS, commerce and images)
  Test cards:        ${paymentUrl}   (payment provider)
  The components:    npm run storybook
  Stop with Ctrl-C.
`)
} catch (error) {
  console.error(error.message)
  await group.stop()
  process.exit(1)
}
