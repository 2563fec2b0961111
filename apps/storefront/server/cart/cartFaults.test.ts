import { expect, it } from 'vitest'
import { buildResult, fakeApp } from '../testing/fakeApp.js'
import { openBrowser } from '../testing/openBrowser.js'

const CART = '/ch/de/cart'

async function open() {
  const createApp = fakeApp({
    resolve: async (url) => buildResult({ kind: 'native', native: { name: '/cart', title: '' }, path: url.pathname }),
    renderDocument: async ({ screen }) => JSON.stringify(screen?.cart ?? 'shared'),
  })
  const browser = await openBrowser({}, { createApp })
  const session = await browser.call('POST', '/apis/session', {})
  const { customerId } = session.json<{ customerId: string }>()
  const baskets = `GET /customer/shopper-customers/v1/customers/${customerId}/baskets`
  return { ...browser, baskets }
}

it.each([
  ['fails', { status: 503, body: '{}' }],
  ['answers with something else', { status: 200, body: '<html>' }],
  ['is slow', { delayMs: 4000, body: '{}' }],
])('a platform that %s leads to the shared page, which reads the basket in the browser', async (_, answer) => {
  const { call, platform, baskets } = await open()
  platform.answers.set(baskets, answer)
  const { statusCode, body, headers } = await call('GET', CART)
  expect([statusCode, body]).toEqual([200, '"shared"'])
  expect(headers['cache-control']).toBe('private, no-store')
  expect(platform.calls).toContain(baskets)
})

it('a form that cannot be applied is reported as failed', async () => {
  const { call, platform, baskets } = await open()
  platform.answers.set(baskets, { status: 503, body: '{}' })
  const { statusCode, headers } = await call('POST', CART, 'action=remove&itemId=line-1')
  expect([statusCode, headers.location]).toEqual([303, `${CART}?notice=failed`])
})
