import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'

/** More than the buffers of two sockets hold. */
const BODY = Buffer.alloc(12 * 1024 * 1024, 'x')

export interface BigFiles {
  readonly origin: string
  /** Answers that somebody has not taken yet. */
  readonly held: () => number
  /** The most that were held at a time. */
  readonly mostHeld: () => number
}

/** A back end on loopback: addresses that contain "big" end in 12 MB, all others in two bytes. */
export async function openBigFiles(): Promise<BigFiles> {
  let held = 0
  let mostHeld = 0
  const server = createServer((request, response) => {
    held += 1
    mostHeld = Math.max(held, mostHeld)
    response.once('close', () => {
      held -= 1
    })
    const type = request.url?.endsWith('.mp4') ? 'video/mp4' : 'text/javascript'
    response.writeHead(200, { 'content-type': type }).end(request.url?.includes('big') ? BODY : 'ok')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { origin: `http://127.0.0.1:${port}`, held: () => held, mostHeld: () => mostHeld }
}
