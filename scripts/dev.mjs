// npm run dev: sandbox and storefront from source, with hot module replacement.
import { fileURLToPath } from 'node:url'
import { paymentSettings } from './run/paymentSettings.mjs'
import { demandFreePort, portFrom } from './run/ports.mjs'
import { createProcessGroup, waitFor } from './run/processes.mjs'
import { root } from './run/run.mjs'
import { sandboxBackEnds } from './run/sandboxBackEnds.mjs'

const port = portFrom('PORT', 3000)
const sandboxPort = portFrom('SANDBOX_PORT', 4010)
const paymentPort = portFrom('PAYMENT_PORT', sandboxPort + 1)
await demandFreePort('PORT', port)
await demandFreePort('SANDBOX_PORT', sandboxPort)
await demandFreePort('PAYMENT_PORT', paymentPort)

const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
const url = `http://localhost:${port}`
const payment = paymentSettings({ port, paymentPort })
const group = createProcessGroup()
// Restarts a server when a module that it imports changes. The storefront's pages are not among them: Vite reloads those.
const watch = [fileURLToPath(import.meta.resolve('tsx/cli')), 'watch', '--clear-screen=false', '--conditions=source']
group.start('sandbox', [...watch, 'src/server.ts'], {
  cwd: `${root}apps/sandbox`,
  env: { SANDBOX_PORT: String(sandboxPort), SANDBOX_WATCH: '1', PUBLIC_ORIGIN: url, ...payment.sandbox },
})
await waitFor(`${sandboxUrl}/healthz`, 30_000)
group.start('storefront', [...watch, 'server/server.ts'], {
  cwd: `${root}apps/storefront`,
  env: {
    NODE_ENV: 'development',
    PORT: String(port),
    ...sandboxBackEnds(sandboxUrl),
    ...payment.storefront,
    PUBLIC_ORIGIN: url,
  },
})
if (await waitFor(`http://127.0.0.1:${port}/readyz`, 60_000))
  console.log(`\n  Development: ${url}\n  Stop with Ctrl-C.\n`)
