import { describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/openBrowser.js'

const org = 'f_ecom_zzvi_001'
const baskets = `/apis/scapi/checkout/shopper-baskets/v2/organizations/${org}/baskets`

describe('limits of platform calls', () => {
  const mail = {
    formType: 'retailerGeneral',
    emailType: 21,
    locale: 'de-CH',
    fields: { firstName: 'Mila', lastName: 'Brandt', email: 'mila.brandt@example.com' },
  }
  const send = `/apis/scapi/custom/emails/v1/organizations/${org}/send`
  const remind = `/apis/scapi/custom/notifications/v1/organizations/${org}/back-in-stock`
  const suggest = `/apis/scapi/search/shopper-search/v1/organizations/${org}/search-suggestions?q=ring`

  it.each([
    ['60 suggestions a minute', 'GET', suggest, undefined, 60],
    ['60 basket writes a minute', 'DELETE', `${baskets}/b1/items/i1`, undefined, 60],
    ['5 mails in ten minutes', 'POST', send, mail, 5],
    [
      '5 notifications in ten minutes',
      'POST',
      remind,
      { productId: 'p1', email: 'mila.brandt@example.com', locale: 'de-CH' },
      5,
    ],
  ] as const)('allow %s', async (_name, method, url, body, max) => {
    const { call, platform } = await openBrowser()
    await call('POST', '/apis/session')
    for (let count = 0; count < max; count += 1) expect((await call(method, url, body)).statusCode).toBe(200)
    const late = await call(method, url, body)
    expect(late.statusCode).toBe(429)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(max === 5 ? 60 : 0)
    expect(platform.calls).toHaveLength(max)
  })

  it('count all basket writes together', async () => {
    const { call } = await openBrowser()
    await call('POST', '/apis/session')
    for (let count = 0; count < 30; count += 1) await call('DELETE', `${baskets}/b1/items/i1`)
    for (let count = 0; count < 30; count += 1) await call('PATCH', `${baskets}/b1/items/i1`, { quantity: 1 })
    expect((await call('POST', `${baskets}/b1/items`, [{ productId: 'p1', quantity: 1 }])).statusCode).toBe(429)
    expect((await call('GET', `${baskets}/b1`)).statusCode).toBe(200)
  })

  const payments = `${baskets}/b1/payment-instruments`
  const profile = `/apis/scapi/customer/shopper-customers/v1/organizations/${org}/customers/registered-mila.brandt`
  it.each([
    ['10 codes of gift certificates as a means of payment', 'POST', payments, { giftCertificateCode: 'X' }, 10],
    ['10 codes in a changed means of payment', 'PATCH', `${payments}/p1`, { giftCertificateCode: 'X' }, 10],
    ['5 current passwords with a new login', 'PATCH', profile, { login: 'a@b.example', currentPassword: 'x' }, 5],
  ] as const)('allow %s in ten minutes', async (_name, method, url, body, max) => {
    const { call, platform } = await openBrowser()
    platform.passwords.set('mila.brandt@example.com', 'x')
    await call('POST', '/apis/session/login', { login: 'mila.brandt@example.com', password: 'x' })
    for (let count = 0; count < max; count += 1) expect((await call(method, url, body)).statusCode).toBe(200)
    const late = await call(method, url, body)
    expect(late.statusCode).toBe(429)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(60)
    expect(platform.calls).toHaveLength(max)
    const harmless = method === 'PATCH' && url === profile ? { firstName: 'Mila' } : { amount: 1 }
    expect((await call(method, url, harmless)).statusCode).toBe(200)
  })

  it('allow twenty mails from one address that keeps starting sessions', async () => {
    const { call, jar, platform } = await openBrowser()
    const statuses: number[] = []
    for (let count = 0; count < 22; count += 1) {
      if (count % 5 === 0) {
        jar.clear()
        await call('POST', '/apis/session')
      }
      statuses.push((await call('POST', send, mail)).statusCode)
    }
    expect(Number((await call('POST', send, mail)).headers['retry-after'])).toBeGreaterThan(60)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429])
    expect(platform.calls).toHaveLength(20)
  })

  it('count the codes of each shopper of an address alone', async () => {
    const { call, jar } = await openBrowser()
    const guess = async () => (await call('POST', payments, { giftCertificateCode: 'X' })).statusCode
    await call('POST', '/apis/session')
    for (let count = 0; count < 10; count += 1) await guess()
    expect(await guess()).toBe(429)
    jar.clear()
    await call('POST', '/apis/session')
    expect(await guess()).toBe(200)
  })

  it('grow with the configured scale', async () => {
    const { call, jar } = await openBrowser({ RATE_LIMIT_SCALE: '2' })
    const statuses: number[] = []
    for (let count = 0; count < 42; count += 1) {
      if (count % 10 === 0) {
        jar.clear()
        await call('POST', '/apis/session')
      }
      statuses.push((await call('POST', send, mail)).statusCode)
    }
    expect(statuses.indexOf(429)).toBe(40)
    jar.clear()
    await call('POST', '/apis/session')
    for (let count = 0; count < 20; count += 1)
      expect((await call('POST', payments, { giftCertificateCode: 'X' })).statusCode).toBe(200)
    expect((await call('POST', payments, { giftCertificateCode: 'X' })).statusCode).toBe(429)
  })

  it('allow an address that keeps starting sessions at most ten times the limit of one shopper', async () => {
    const { call, jar, platform } = await openBrowser()
    const order = () =>
      call('POST', `/apis/scapi/checkout/shopper-orders/v1/organizations/${org}/orders`, { basketId: 'b1' })
    const statuses: number[] = []
    for (let count = 0; count < 125; count += 1) {
      if (count % 30 === 0) {
        jar.clear()
        await call('POST', '/apis/session')
      }
      statuses.push((await order()).statusCode)
    }
    expect(statuses.indexOf(429)).toBe(120)
    expect(platform.calls).toHaveLength(120)
  })

  it.each([
    ['a mail', send, { ...mail, fields: { ...mail.fields, website: 'http://spam.example' } }],
    ['a notification', remind, { productId: 'p1', email: 'a@b.example', locale: 'de-CH', website: 'x' }],
  ])('respond to a robot as if %s was sent', async (_name, url, body) => {
    const { call, platform } = await openBrowser()
    await call('POST', '/apis/session')
    const answer = await call('POST', url, body)
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(platform.calls).toEqual([])
  })
})
