import type { PurgeTarget } from './cms/createPublish.js'
import { purgeTarget } from './cms/purgeTarget.js'
import { createSandbox } from './createSandbox.js'
import { openPaymentProvider } from './payment/openPaymentProvider.js'

const HOST = '127.0.0.1'
const DEFAULT_PORT = 4010

const port = readPort('SANDBOX_PORT', DEFAULT_PORT)
const paymentPort = process.env['PAYMENT_PORT'] === 'off' ? null : readPort('PAYMENT_PORT', port + 1)
const sandbox = await createSandbox({
  logger: process.env['SANDBOX_LOG'] === '1',
  databasePath: process.env['SANDBOX_DATABASE'],
  cacheDir: process.env['SANDBOX_CACHE_DIR'],
  publicOrigin: process.env['PUBLIC_ORIGIN'],
  imageOrigin: process.env['SANDBOX_IMAGE_ORIGIN'],
  watchesContent: process.env['SANDBOX_WATCH'] === '1',
  purge: readPurge(),
})

const payment = paymentPort === null ? null : await openPaymentProvider(process.env)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void end())
}

try {
  if (payment && paymentPort !== null)
    console.log(`Payment provider: ${await payment.listen({ host: HOST, port: paymentPort })}`)
  console.log(`Sandbox: ${await sandbox.listen({ host: HOST, port })}`)
} catch (error) {
  console.error(
    error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      ? `Port ${port} or ${paymentPort} is in use, so the sandbox cannot start. Stop the other process or set SANDBOX_PORT and PAYMENT_PORT.`
      : error,
  )
  process.exit(1)
}

function readPurge(): PurgeTarget | null {
  try {
    return purgeTarget(process.env['PURGE_URL'], process.env['PURGE_TOKEN'])
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

async function end(): Promise<void> {
  await Promise.all([sandbox.close(), payment?.close()])
  process.exit(0)
}

function readPort(name: string, fallback: number): number {
  const given = process.env[name]
  const port = Number(given ?? fallback)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  console.error(`${name} is "${given}", which is not a port. Set a number from 0 to 65535.`)
  return process.exit(1)
}
