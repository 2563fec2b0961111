import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { openHost } from './testing/openHost.js'

/** Sends raw bytes, because clients and test injectors normalise URLs. */
async function send(lines: readonly string[]): Promise<string> {
  const { server } = await openHost({ PUBLIC_ORIGIN: 'http://localhost:3000' })
  const { port, hostname } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return text(socket)
}

const request = (line: string) => [line, 'host: localhost:3000', 'connection: close']

describe('bytes on the wire', () => {
  it.each([
    ['GET /\\evil.example HTTP/1.1', 404],
    ['GET //evil.example/ HTTP/1.1', 404],
    ['GET http://evil.example/ HTTP/1.1', 400],
    ['GET /ch/../de HTTP/1.1', 404],
    ['TRACE /ch/de HTTP/1.1', 405],
    ['PROPFIND /ch/de HTTP/1.1', 405],
    ['OPTIONS /ch/de HTTP/1.1', 405],
    ['NONSENSE /ch/de HTTP/1.1', 400],
    ['GET /ch/de HTTP/9.9', 400],
  ])('%s → %i', async (line, status) => {
    const answer = await send(request(line))
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer.toLowerCase()).toContain('x-frame-options: deny')
    expect(answer.toLowerCase()).toContain('nosniff')
  })

  it('answers 431 to more than 16 KB of headers', async () => {
    const answer = await send([...request('GET /ch/de HTTP/1.1'), `x-long: ${'a'.repeat(20_000)}`])
    expect(answer).toMatch(/^HTTP\/1.1 431 /)
    expect(answer).toContain("frame-ancestors 'none'")
  })

  it.each([['host: evil.example'], ['Host: localhost:3000'], ['HOST: ']])(
    'answers 400 to a second host header, on every path: %s',
    async (second) => {
      for (const path of ['/ch/de', '/healthz', '/assets/a.js']) {
        const answer = await send([...request(`GET ${path} HTTP/1.1`), second])
        expect(answer).toMatch(/^HTTP\/1.1 400 /)
        expect(answer).not.toContain('evil')
      }
    },
  )

  it('answers 421 to a foreign host header, and does not repeat it', async () => {
    const answer = await send(['GET /ch/de HTTP/1.1', 'host: evil.example', 'connection: close'])
    expect(answer).toMatch(/^HTTP\/1.1 421 /)
    expect(answer).not.toContain('evil')
  })
})
