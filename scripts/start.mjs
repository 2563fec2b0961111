// npm start: builds if needed, then runs the sandbox and the storefront in production mode on loopback.
import { buildIfStale } from './run/buildStamp.mjs'
import { demandFreePort, portFrom } from './run/ports.mjs'
import { createProcessGroup } from './run/processes.mjs'
import { startServers } from './run/servers.mjs'

const port = portFrom('PORT', 3000)
const sandboxPort = portFrom('SANDBOX_PORT', 4010)
if (port === sandboxPort) {
  console.error(`PORT and SANDBOX_PORT are both ${port}. Give them different numbers.`)
  process.exit(1)
}
await demandFreePort('PORT', port)
await demandFreePort('SANDBOX_PORT', sandboxPort)

const buildCode = await buildIfStale()
if (buildCode !== 0) process.exit(buildCode)

const group = createProcessGroup()
try {
  const { url, sandboxUrl } = await startServers(group, { port, sandboxPort })
  console.log(`
  Vitrine is open:   ${url}
  Its sandbox:       ${sandboxUrl}   (CMS, commerce and images)
  The components:    npm run storybook
  Stop with Ctrl-C.
`)
} catch (error) {
  console.error(error.message)
  await group.stop()
  process.exit(1)
}
