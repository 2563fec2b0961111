import { describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/openBrowser.js'
import { mila, milaId, openMila } from '../testing/openMila.js'

const org = 'f_ecom_zzvi_001'
const customers = `/apis/scapi/customer/shopper-customers/v1/organizations/${org}/customers`
const DAY_MS = 86_400_000

describe('cookies that do not belong together', () => {
  it.each([
    ['the id of another', ['__Host-vt-id']],
    ['the refresh token of another', ['__Host-vt-rt']],
    ['both tokens of another', ['__Host-vt-at', '__Host-vt-rt']],
  ])('are not a session: %s', async (_name, mixed) => {
    const { call, jar, platform } = await openBrowser()
    await call('POST', '/apis/session')
    const first = new Map(jar)
    jar.clear()
    await call('POST', '/apis/session')
    for (const name of mixed) jar.set(name, first.get(name) ?? '')
    expect((await call('GET', `${customers}/customer1/baskets`)).statusCode).toBe(401)
    expect((await call('GET', `${customers}/customer2/baskets`)).statusCode).toBe(401)
    expect(platform.calls).toEqual([])
    expect((await call('POST', '/apis/session')).json()).toMatchObject({ customerId: 'customer3' })
  })

  it('are renewed with their own refresh token when only the access token is foreign', async () => {
    const { call, jar, platform } = await openBrowser()
    await call('POST', '/apis/session')
    const foreign = jar.get('__Host-vt-at') ?? ''
    jar.clear()
    await call('POST', '/apis/session')
    jar.set('__Host-vt-at', foreign)
    expect((await call('POST', '/apis/session')).json()).toMatchObject({ customerId: 'customer2' })
    expect(platform.refreshes).toBe(1)
  })

  it('do not turn a guest into a customer', async () => {
    const { call, jar } = await openMila()
    await call('POST', '/apis/session')
    const guest = new Map(jar)
    await call('POST', '/apis/session/login', mila)
    for (const name of ['__Host-vt-at', '__Host-vt-rt']) jar.set(name, guest.get(name) ?? '')
    expect((await call('GET', `${customers}/${milaId}`)).statusCode).toBe(401)
  })
})

describe('cookies of a session that has ended', () => {
  it.each([1, 29])('start a new guest at most, %i days later', async (days) => {
    const { call, jar, platform, clock } = await openMila()
    await call('POST', '/apis/session/login', mila)
    const stolen = new Map(jar)
    platform.loginStatus = 503
    await call('POST', '/apis/session/logout', {})
    platform.loginStatus = null
    clock.now += days * DAY_MS
    const cookie = [...stolen].map(([name, value]) => `${name}=${value}`).join('; ')
    expect((await call('GET', `${customers}/${milaId}`, undefined, { cookie })).statusCode).toBe(401)
    expect((await call('POST', '/apis/session', {}, { cookie })).json()).toMatchObject({ isGuest: true })
    expect(platform.refreshes).toBe(0)
  })

  it('share the limit for new sessions of their address', async () => {
    const { call, jar } = await openBrowser()
    const statuses: number[] = []
    for (let count = 0; count < 40; count += 1) {
      if (count === 15) {
        await call('POST', '/apis/session/logout', {})
        jar.clear()
      }
      const ended = count < 15 ? {} : { cookie: '' }
      statuses.push((await call('POST', '/apis/session', {}, ended)).statusCode)
      if (count < 15) jar.clear()
    }
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200))
    expect(statuses.slice(30)).toEqual(Array.from({ length: 10 }, () => 429))
  })
})

describe('new sessions', () => {
  it('are counted by the /64 network of an IPv6 address', async () => {
    const { server } = await openBrowser()
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1) {
      const response = await server.inject({
        method: 'POST',
        url: '/apis/session',
        remoteAddress: `2001:db8:1:2::${count.toString(16)}`,
        headers: {
          host: 'www.vitrine.example',
          origin: 'https://www.vitrine.example',
          'x-requested-by': 'vitrine',
          'x-forwarded-for': `10.0.0.${count}`,
        },
      })
      statuses.push(response.statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
  })
})
