import { describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/openBrowser.js'

const customers = '/apis/scapi/customer/shopper-customers/v1/organizations/f_ecom_zzvi_001/customers'

describe('log lines', () => {
  it.each([
    [`${customers}/customer1/baskets?x=1`, '/apis/scapi/customer/shopper-customers/v1/customers/{customerId}/baskets'],
    [
      `${customers}/customer1/addresses/Mila%20Brandt`,
      '/apis/scapi/customer/shopper-customers/v1/customers/{customerId}/addresses/{addressName}',
    ],
    [`${customers}/customer1/addresses/mila@example.com`, '/apis/scapi/*'],
    ['/apis/unknown/mila@example.com', '/apis/*'],
    ['/ch/de/mila.brandt@example.com', '/ch/de/[mail]'],
    ['/ch/de?q=mila', '/ch/de'],
  ])('show %s as %s', async (url, path) => {
    const lines: string[] = []
    const logStream = { write: (line: string) => void lines.push(line) }
    const { call } = await openBrowser({ LOG_LEVEL: 'debug' }, { logStream })
    await call('POST', '/apis/session')
    await call('GET', url)
    const last: unknown = JSON.parse(lines.findLast((line) => line.includes('"Answered"')) ?? '{}')
    expect(last).toMatchObject({ path })
    expect(lines.join('')).not.toMatch(/mila|customer1|eyJ/i)
  })
})
