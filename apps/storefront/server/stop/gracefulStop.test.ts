import { createServer } from 'node:net'
import { request } from 'undici'
import { describe, expect, it, vi } from 'vitest'
import { buildResult, fakeApp } from '../testing/fakeApp.js'
import { openHost } from '../testing/openHost.js'
import { explainListenError } from './explainListenError.js'
import { createGracefulStop } from './gracefulStop.js'

/** Allows more concurrent renders per address than for a shopper. */
const environment = { PUBLIC_ORIGIN: 'http://localhost:3000', RATE_LIMIT_SCALE: '10' }

async function openSlowHost(ms: number) {
  const underWay = { count: 0 }
  const resolve = async () => {
    underWay.count += 1
    await new Promise((done) => setTimeout(done, ms))
    return buildResult()
  }
  const host = await openHost(environment, { createApp: fakeApp({ resolve }) })
  const url = await host.server.listen({ port: 0, host: '127.0.0.1' })
  const get = (path: string) => fetch(`${url}${path}`)
  return { host, get, url, underWay }
}

describe('graceful stop', () => {
  it('finishes 20 slow requests in progress with 200, then exits with 0', async () => {
    const { host, url, underWay } = await openSlowHost(300)
    const exit = vi.fn()
    const requests = Array.from({ length: 20 }, (_, index) =>
      request(`${url}/ch/de/${index}`, { headers: { host: 'localhost:3000' } }).then(async (answer) => {
        await answer.body.text()
        return answer.statusCode
      }),
    )
    await vi.waitFor(() => expect(underWay.count).toBe(20))
    await createGracefulStop({ host, delayMs: 0, exit })('SIGTERM')
    expect(await Promise.all(requests)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(exit).toHaveBeenCalledExactlyOnceWith(0)
  })

  it('reports not ready first, while it still responds', async () => {
    const { host, get } = await openSlowHost(0)
    const stopped = createGracefulStop({ host, delayMs: 300, exit: () => {} })('SIGTERM')
    const ready = await get('/readyz')
    expect(ready.status).toBe(503)
    expect(await ready.json()).toEqual({ status: 'stopping' })
    expect((await get('/healthz')).status).toBe(200)
    await stopped
    await expect(get('/healthz')).rejects.toThrow('fetch failed')
  })

  it('exits forcibly when a request hangs', async () => {
    const { host, url, underWay } = await openSlowHost(5000)
    const hanging = request(`${url}/ch/de`, { headers: { host: 'localhost:3000' } }).catch(() => null)
    await vi.waitFor(() => expect(underWay.count).toBe(1))
    const exit = vi.fn()
    void createGracefulStop({ host, delayMs: 0, exit, hardStopMs: 100 })('SIGTERM')
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1), 1000)
    host.server.server.closeAllConnections()
    await hanging
  })

  it('exits immediately at a second signal', async () => {
    const { host } = await openSlowHost(0)
    const exit = vi.fn()
    const stop = createGracefulStop({ host, delayMs: 200, exit })
    const first = stop('SIGINT')
    await stop('SIGINT')
    expect(exit).toHaveBeenCalledWith(1)
    await first
  })
})

describe('a port that cannot be opened', () => {
  it('names the variable to set', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => blocker.once('listening', resolve))
    const address = blocker.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { server } = await openHost(environment)
    const error = await server.listen({ port, host: '127.0.0.1' }).catch((cause: unknown) => cause)
    const explained = explainListenError(error, { host: '127.0.0.1', port })
    expect(explained.message).toBe(
      `Port ${port} is in use, so the storefront cannot start. Stop the other process or set PORT to a free port.`,
    )
    blocker.close()
  })
})
