import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'

/** Larger than the buffers of two sockets. */
const BODY = Buffer.alloc(12 * 1024 * 1024, 'x')

export interface BigFiles {
  readonly origin: string
  /** Number of responses that are not fully read. */
  readonly held: () => number
  /** Maximum of `held` so far. */
  readonly mostHeld: () => number
}

/** A back end on loopback: responses for paths that contain "big" have 12 MB, all others two bytes. */
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
