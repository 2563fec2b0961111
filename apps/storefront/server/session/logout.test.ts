import { describe, expect, it, vi } from 'vitest'
import { mila, milaId, openMila } from '../testing/openMila.js'

const org = 'f_ecom_zzvi_001'
const customers = `/apis/scapi/customer/shopper-customers/v1/organizations/${org}/customers`
const login = '/apis/session/login'

describe('POST /apis/session/logout', () => {
  it('ends the session at the login service and in the browser, and starts a guest', async () => {
    const { call, platform, jar } = await openMila()
    await call('POST', login, mila)
    const before = new Map(jar)
    const response = await call('POST', '/apis/session/logout', {})
    expect(response.json()).toEqual({ customerId: 'customer1', usid: 'usid-customer1', isGuest: true })
    expect(response.headers['clear-site-data']).toBe('"cache"')
    const told = platform.logins.at(-1)
    expect(told?.call).toBe('GET /logout')
    expect(told?.form).toMatchObject({ refresh_token: 'refresh-2' })
    const cookie = [...before].map(([name, value]) => `${name}=${value}`).join('; ')
    const stolen = await call('GET', `${customers}/${milaId}`, undefined, { cookie })
    expect(stolen.statusCode).toBe(401)
    expect(stolen.cookies).toEqual([])
    expect(platform.calls).toEqual([])
  })

  it('does not restore the session for a late response in another tab', async () => {
    const { call, platform } = await openMila()
    await call('POST', login, mila)
    platform.answers.set(`GET /customer/shopper-customers/v1/customers/${milaId}`, {
      status: 401,
      body: {},
      delayMs: 300,
    })
    const late = call('GET', `${customers}/${milaId}`)
    await vi.waitFor(() => expect(platform.calls.at(-1)).toBe(`GET /customer/shopper-customers/v1/customers/${milaId}`))
    await call('POST', '/apis/session/logout', {})
    const response = await late
    expect(response.statusCode).toBe(401)
    expect(response.cookies).toEqual([])
    expect(platform.refreshes).toBe(0)
  })

  it('is final even if the login service fails', async () => {
    const { call, platform, jar } = await openMila()
    await call('POST', login, mila)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    platform.loginStatus = 500
    expect((await call('POST', '/apis/session/logout', {})).statusCode).toBe(200)
    expect((await call('GET', `${customers}/${milaId}`, undefined, { cookie })).statusCode).toBe(401)
  })

  it('clears the cookies even if no guest session can be started', async () => {
    const { call, platform, jar } = await openMila()
    await call('POST', login, mila)
    await platform.server.close()
    const response = await call('POST', '/apis/session/logout', {})
    expect(response.statusCode).toBe(503)
    expect([...jar.keys()]).toEqual([])
  })

  it('does not call the login service for guests', async () => {
    const { call, platform } = await openMila()
    await call('POST', '/apis/session')
    expect((await call('POST', '/apis/session/logout', {})).json()).toMatchObject({ customerId: 'customer2' })
    expect(platform.logins).toEqual([])
  })
})

describe('a customer whose session has ended', () => {
  it('gets 401 instead of a guest session', async () => {
    const { call, platform, clock } = await openMila()
    await call('POST', login, mila)
    clock.now += 1_800_000
    platform.refreshStatus = 400
    const baskets = `/apis/scapi/checkout/shopper-baskets/v2/organizations/${org}/baskets`
    expect((await call('POST', baskets, {})).statusCode).toBe(401)
    expect(platform.calls).toEqual([])
    expect((await call('POST', '/apis/session')).json()).toMatchObject({ isGuest: true })
  })
})
