import { describe, expect, it } from 'vitest'
import { mila, openMila } from '../testing/openMila.js'

const org = 'f_ecom_zzvi_001'
const customers = `/apis/scapi/customer/shopper-customers/v1/organizations/${org}/customers`
const login = '/apis/session/login'

describe('hybrid operation', () => {
  it('sends the legacy session with every platform call and deletes it at login', async () => {
    const { call, platform, jar } = await openMila({ HYBRID_ORIGIN: 'https://legacy.vitrine.example' })
    await call('POST', '/apis/session')
    jar.set('dwsid', 'legacy-1')
    await call('GET', `${customers}/customer1/baskets`)
    expect(platform.received[0]?.headers.sfdc_dwsid).toBe('legacy-1')
    await call('POST', login, mila)
    expect(jar.has('dwsid')).toBe(false)
  })

  it('deletes the legacy session at logout, even if no guest session can be started', async () => {
    const { call, platform, jar } = await openMila({ HYBRID_ORIGIN: 'https://legacy.vitrine.example' })
    await call('POST', login, mila)
    jar.set('dwsid', 'legacy-1')
    await platform.server.close()
    expect((await call('POST', '/apis/session/logout', {})).statusCode).toBe(503)
    expect(jar.has('dwsid')).toBe(false)
  })

  it.each([
    ['not configured', {}, 'legacy-1'],
    ['configured, with an invalid cookie', { HYBRID_ORIGIN: 'https://legacy.vitrine.example' }, 'a b'],
  ])('sends nothing when it is %s', async (_name, environment, value) => {
    const { call, platform, jar } = await openMila(environment)
    await call('POST', '/apis/session')
    jar.set('dwsid', value)
    await call('GET', `${customers}/customer1/baskets`)
    expect(platform.received[0]?.headers).not.toHaveProperty('sfdc_dwsid')
  })
})
