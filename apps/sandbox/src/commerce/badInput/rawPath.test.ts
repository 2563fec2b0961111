import { request } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { fill, openWorld } from './openWorld.js'

const world = await openWorld()
afterAll(() => world.app.close())
const origin = new URL(await world.app.listen({ host: '127.0.0.1', port: 0 }))

/** Sends a raw path, because fetch and inject would resolve dot segments. */
function send(method: string, path: string, token: string): Promise<{ status: number; payload: string }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    request({ host: origin.hostname, port: origin.port, method, path, headers }, (answer) => {
      let payload = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        payload += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, payload }))
    })
      .on('error', reject)
      .end()
  })
}

describe('a path with dot segments', () => {
  const routes = world.routes.filter(
    ({ service, path, method }) => service === 'scapi' && method === 'GET' && path.split(':').length > 2,
  )

  it.each(['..', '%2e%2e', '%2E%2E', '..%2f..', '..;', '.%00', '%', '%c0%ae%c0%ae', '\\..\\'])(
    'reaches no route with %s',
    async (segment) => {
      const [shopper, server] = [await world.enter(), await world.enterSystem()]
      for (const route of routes) {
        const { token, parameters } = route.path.startsWith('/checkout/orders/') ? server : shopper
        const dots = fill(
          route.path.replace(/:\w+(?=[^:]*$)/, () => segment),
          parameters,
        )
        const { status, payload } = await send(route.method, `${dots}?siteId=halbrenn-master`, token)
        expect([400, 404], `${dots} ${payload}`).toContain(status)
        expect(payload, dots).toMatch(/^\{.*"(?:type|error)":/)
      }
    },
  )
})
