import { describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/openBrowser.js'

const org = 'f_ecom_zzvi_001'
const customers = `/apis/scapi/customer/shopper-customers/v1/organizations/${org}/customers`
const login = '/apis/session/login'
const mila = { login: 'mila.brandt@example.com', password: 'Vitrine-2026!' }

async function setUp(environment: Record<string, string> = {}) {
  const browser = await openBrowser(environment)
  browser.platform.passwords.set(mila.login, mila.password)
  return browser
}

describe('hybrid operation', () => {
  it('names the legacy session on every platform call and ends it with a login', async () => {
    const { call, platform, jar } = await setUp({ HYBRID_ORIGIN: 'https://legacy.vitrine.example' })
    await call('POST', '/apis/session')
    jar.set('dwsid', 'legacy-1')
    await call('GET', `${customers}/customer1/baskets`)
    expect(platform.received[0]?.headers.sfdc_dwsid).toBe('legacy-1')
    await call('POST', login, mila)
    expect(jar.has('dwsid')).toBe(false)
  })

  it.each([
    ['not configured', {}, 'legacy-1'],
    ['configured, with a cookie that is no session', { HYBRID_ORIGIN: 'https://legacy.vitrine.example' }, 'a b'],
  ])('sends nothing when it is %s', async (_name, environment, value) => {
    const { call, platform, jar } = await setUp(environment)
    await call('POST', '/apis/session')
    jar.set('dwsid', value)
    await call('GET', `${customers}/customer1/baskets`)
    expect(platform.received[0]?.headers).not.toHaveProperty('sfdc_dwsid')
  })
})
