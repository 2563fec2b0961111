import Fastify from 'fastify'
import { onTestFinished } from 'vitest'

/** A request received by the hybrid application. */
export interface HybridCall {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** Response of the application; the default is 200 with a page that contains the path. */
export interface HybridAnswer {
  readonly status?: number | undefined
  readonly headers?: Readonly<Record<string, string | string[]>> | undefined
  readonly body?: string | undefined
  readonly delayMs?: number | undefined
}

export interface HybridStub {
  readonly origin: string
  readonly calls: HybridCall[]
  answer: HybridAnswer
  close(): Promise<void>
}

/** A fake hybrid application on loopback, with responses that a test sets. */
export async function openHybrid(): Promise<HybridStub> {
  const server = Fastify({ forceCloseConnections: true })
  const stub: HybridStub = { origin: '', calls: [], answer: {}, close: () => server.close() }
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  server.all('/*', async (request, reply) => {
    const { method, url, headers, body } = request
    stub.calls.push({ method, url, headers, body: typeof body === 'string' ? body : '' })
    const { status = 200, body: answered, delayMs = 0, headers: own = {} } = stub.answer
    if (delayMs > 0) await new Promise((done) => setTimeout(done, delayMs))
    const type = { 'content-type': 'text/html; charset=utf-8' }
    return reply
      .code(status)
      .headers({ ...type, ...own })
      .send(answered ?? `<!doctype html><title>Hybrid</title><h1>${url.split('?', 1)[0]}</h1>`)
  })
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => server.close())
  return Object.assign(stub, { origin })
}
