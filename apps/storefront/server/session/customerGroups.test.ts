import { describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/openBrowser.js'

const groups = '/apis/session/customer-groups'
const CALL = 'GET /custom/session/v1/customer-groups'

describe('GET /apis/session/customer-groups', () => {
  it('returns the groups that the platform reports for the session', async () => {
    const { call, platform } = await openBrowser()
    await call('POST', '/apis/session')
    platform.answers.set(CALL, { body: { customer_groups: ['Everyone', 'staff-sale'], secret: 'x' } })
    const response = await call('GET', groups)
    expect(response.json()).toEqual({ customer_groups: ['Everyone', 'staff-sale'] })
    expect(response.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Cookie' })
    expect(platform.received[0]?.headers.authorization).toMatch(/^Bearer eyJ/)
  })

  it('ignores cookies and parameters that claim groups', async () => {
    const { call, jar, platform } = await openBrowser()
    await call('POST', '/apis/session')
    jar.set('customer_groups', 'staff-sale')
    platform.answers.set(CALL, { body: { customer_groups: ['Everyone'] } })
    expect((await call('GET', `${groups}?customer_groups=staff-sale`)).json()).toEqual({
      customer_groups: ['Everyone'],
    })
    expect(platform.received[0]?.query).toEqual({ siteId: 'halbrenn-master' })
    expect(platform.received[0]?.headers).not.toHaveProperty('cookie')
  })

  it.each([
    ['is not registered', { status: 404, body: {} }],
    ['fails', { status: 500, body: {} }],
    ['returns something else', { body: { customer_groups: 'staff-sale' } }],
    ['returns a page', { body: '<h1>Login</h1>', headers: { 'content-type': 'text/html' } }],
  ])('returns none when the call %s', async (_name, answer) => {
    const { call, platform } = await openBrowser()
    await call('POST', '/apis/session')
    platform.answers.set(CALL, answer)
    const response = await call('GET', groups)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ customer_groups: [] })
  })

  it('returns none without a session, without a platform call', async () => {
    const { call, platform } = await openBrowser()
    expect((await call('GET', groups)).json()).toEqual({ customer_groups: [] })
    expect(platform.calls).toEqual([])
  })
})
