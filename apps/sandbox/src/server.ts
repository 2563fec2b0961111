import type { PurgeTarget } from './cms/createPublish.js'
import { purgeTarget } from './cms/purgeTarget.js'
import { createSandbox } from './createSandbox.js'

const HOST = '127.0.0.1'
const DEFAULT_PORT = 4010

const port = readPort(process.env['SANDBOX_PORT'])
const sandbox = await createSandbox({
  logger: process.env['SANDBOX_LOG'] === '1',
  databasePath: process.env['SANDBOX_DATABASE'],
  cacheDir: process.env['SANDBOX_CACHE_DIR'],
  publicOrigin: process.env['PUBLIC_ORIGIN'],
  imageOrigin: process.env['SANDBOX_IMAGE_ORIGIN'],
  watchesContent: process.env['SANDBOX_WATCH'] === '1',
  purge: readPurge(),
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
}

try {
  console.log(`Sandbox: ${await sandbox.listen({ host: HOST, port })}`)
} catch (error) {
  console.error(
    error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      ? `Port ${port} is in use, so the sandbox cannot start. Stop the other process or set SANDBOX_PORT.`
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

function readPort(given: string | undefined): number {
  const port = Number(given ?? DEFAULT_PORT)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  console.error(`SANDBOX_PORT is "${given}", which is not a port. Set a number from 0 to 65535.`)
  return process.exit(1)
}
