import { describe, expect, it } from 'vitest'
import { mila, milaId, openMila } from '../testing/openMila.js'

const org = 'f_ecom_zzvi_001'
const customers = `/apis/scapi/customer/shopper-customers/v1/organizations/${org}/customers`
const login = '/apis/session/login'

describe('a new password', () => {
  const change = { currentPassword: mila.password, password: 'Vitrine-2027!' }
  const url = `${customers}/${milaId}/password`

  it('signs in again in the browser that set it', async () => {
    const { call, platform } = await openMila()
    await call('POST', login, mila)
    await call('GET', `${customers}/${milaId}`)
    const old = String(platform.received[0]?.headers.authorization).slice('Bearer '.length)
    platform.answers.set(`PUT /customer/shopper-customers/v1/customers/${milaId}/password`, { status: 204 })
    platform.passwords.set(mila.login, change.password)
    const response = await call('PUT', url, change)
    expect(response.statusCode).toBe(204)
    expect(response.cookies.length).toBeGreaterThan(0)
    platform.refused.add(old)
    expect((await call('GET', `${customers}/${milaId}`)).statusCode).toBe(200)
    expect(platform.refreshes).toBe(0)
  })

  it('is not undone by a response to another tab', async () => {
    const { call, platform, jar } = await openMila()
    await call('POST', login, mila)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    platform.answers.set(`PUT /customer/shopper-customers/v1/customers/${milaId}/password`, { status: 204 })
    platform.passwords.set(mila.login, change.password)
    await call('PUT', url, change)
    const late = await call('GET', `${customers}/${milaId}`, undefined, { cookie })
    expect([late.statusCode, late.cookies]).toEqual([401, []])
  })

  it('keeps the session when the platform refuses it', async () => {
    const { call, platform } = await openMila()
    await call('POST', login, mila)
    platform.answers.set(`PUT /customer/shopper-customers/v1/customers/${milaId}/password`, { status: 400, body: {} })
    const response = await call('PUT', url, change)
    expect(response.statusCode).toBe(400)
    expect(response.cookies).toEqual([])
    expect(platform.logins).toHaveLength(1)
  })

  it('is kept even if no session can be started afterwards', async () => {
    const { call, platform } = await openMila()
    await call('POST', login, mila)
    platform.answers.set(`PUT /customer/shopper-customers/v1/customers/${milaId}/password`, { status: 204 })
    platform.loginStatus = 500
    expect((await call('PUT', url, change)).statusCode).toBe(204)
  })
})
