import { once } from 'node:events'
import { get } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildResult, fakeApp } from './testing/fakeApp.js'
import { openHost } from './testing/openHost.js'
import { HOST, openBesideBigFiles, patient, pipeline, settled } from './testing/slowClients.js'

const NEVER_CUT = { unreadMs: 600_000 }

function ask(port: number, path: string, address = '198.51.100.7') {
  const headers = { host: HOST, 'x-forwarded-for': address }
  return new Promise<{ status: number; retryAfter: string | undefined }>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers, agent: false }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
    }).on('error', reject)
  })
}

describe('clients that do not read', patient, () => {
  it.each([
    ['files of the hybrid application', 5, 30, '/on/demandware.static/big.js', '/ch/de/checkout'],
    ['films', 4, 20, '/media/video/big.mp4', '/media/video/short.mp4'],
  ])('do not block %s for others, even at the same address', async (_name, connections, count, path, other) => {
    const { files, port } = await openBesideBigFiles(NEVER_CUT)
    await Promise.all(Array.from({ length: connections }, () => pipeline(port, path, count)))
    await expect.poll(files.held, settled).toBe(connections)
    expect((await ask(port, other)).status).toBe(200)
    expect((await ask(port, other, '203.0.113.1')).status).toBe(200)
    expect(files.held()).toBe(connections)
  })

  it.each(['/on/demandware.static/big.js', '/media/video/big.mp4'])(
    'are disconnected, and so is the back end: %s',
    async (path) => {
      const { files, port } = await openBesideBigFiles({ unreadMs: 400 })
      const sockets = await Promise.all(Array.from({ length: 3 }, () => pipeline(port, path, 20)))
      await expect.poll(files.mostHeld, settled).toBeGreaterThan(0)
      await expect.poll(files.held, settled).toBe(0)
      await Promise.all(sockets.filter((socket) => !socket.resume().closed).map((socket) => once(socket, 'close')))
    },
  )

  it('get at most 24 responses per address; further ones wait, then get 503', async () => {
    const { files, port } = await openBesideBigFiles(NEVER_CUT, { UPSTREAM_TIMEOUT_SCALE: '0.1' })
    const path = '/on/demandware.static/big.js'
    await Promise.all(Array.from({ length: 30 }, () => pipeline(port, path, 1)))
    await expect.poll(files.held, settled).toBe(24)
    expect(await ask(port, '/ch/de/checkout', '203.0.113.1')).toEqual({ status: 503, retryAfter: '5' })
    expect((await ask(port, '/ch/de/checkout')).status).toBe(200)
    expect(files.mostHeld()).toBe(25)
  })
})

describe('one connection', patient, () => {
  it('has at most 8 requests in progress; the next one closes it', async () => {
    const asked: string[] = []
    const answers = Promise.withResolvers<void>()
    const host = await openHost(
      { PUBLIC_ORIGIN: `http://${HOST}` },
      {
        createApp: fakeApp({
          resolve: async ({ pathname }) => {
            asked.push(pathname)
            await answers.promise
            return buildResult({ path: pathname })
          },
        }),
      },
    )
    const { port } = new URL(await host.server.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), '127.0.0.1')
    const lines = Array.from({ length: 12 }, (_, at) => `GET /ch/de/${at} HTTP/1.1\r\nhost: ${HOST}\r\n\r\n`)
    socket.write(lines.join(''))
    await expect.poll(() => asked.length, settled).toBe(8)
    answers.resolve()
    const received = await text(socket)
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual([
      ...Array.from({ length: 8 }, () => 'HTTP/1.1 200'),
      'HTTP/1.1 503',
    ])
    expect(received).toMatch(/retry-after: 5/i)
    expect(asked).toHaveLength(8)
  })

  it('is kept open for any number of sequential requests, with and without a body', async () => {
    const { port } = await openBesideBigFiles(NEVER_CUT)
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    for (let count = 0; count < 30; count += 1) {
      const method = count % 2 === 0 ? 'HEAD' : 'GET'
      socket.write(`${method} /media/video/${count}.mp4 HTTP/1.1\r\nhost: ${HOST}\r\n\r\n`)
      const [answer] = await once(socket, 'data')
      expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
    }
  })
})
