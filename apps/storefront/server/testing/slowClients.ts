import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import type { ConnectionLimits } from '../http/createConnections.js'
import { openBigFiles } from './openBigFiles.js'
import { openHost } from './openHost.js'

export const HOST = 'localhost:3000'

/** The server with a back end of large files. */
export async function openBesideBigFiles(
  connections: Partial<ConnectionLimits>,
  environment: Record<string, string> = {},
) {
  const files = await openBigFiles()
  const host = await openHost(
    {
      PUBLIC_ORIGIN: `http://${HOST}`,
      TRUSTED_PROXIES: '1',
      HYBRID_ORIGIN: files.origin,
      HYBRID_ASSET_PREFIXES: '/on/demandware.static/',
      IMAGE_BASE_URL: files.origin,
      ...environment,
    },
    { connections },
  )
  const { port } = new URL(await host.server.listen({ port: 0, host: '127.0.0.1' }))
  return { files, port: Number(port) }
}

/** A client that sends `count` requests on one connection and reads nothing. */
export async function pipeline(port: number, path: string, count: number, address = '203.0.113.1'): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${HOST}\r\nx-forwarded-for: ${address}\r\n\r\n`.repeat(count))
  return socket
}

/** Time for a busy machine. */
export const settled = { timeout: 20_000 }
export const patient = { timeout: 30_000 }
