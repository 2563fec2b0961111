import { describe, expect, it } from 'vitest'
import { moneyOf } from './money.js'
import { methodsFor, type MethodSettings } from './paymentMethods.js'

const settings: MethodSettings = { twintLimit: 5000, invoiceLimit: 3000, account: null }
const account = { iban: 'CH93 0076 2011 6238 5295 7', bic: null, holder: 'Vitrine', bank: null }
const ALL = new Set(['card', 'twint', 'mobilepay', 'paypal', 'invoice', 'bank_transfer'])

interface Row {
  readonly country: string
  readonly total: readonly [amount: number, currency: string]
  readonly isStaffSale?: boolean
  readonly accepted?: ReadonlySet<string> | null
  readonly ids: string
}

describe('methodsFor', () => {
  it.each<Row>([
    { country: 'CH', total: [1000, 'CHF'], ids: 'card twint paypal invoice bank_transfer' },
    { country: 'CH', total: [5000, 'CHF'], ids: 'card twint paypal bank_transfer' },
    { country: 'CH', total: [5000.05, 'CHF'], ids: 'card paypal bank_transfer' },
    { country: 'CH', total: [1000, 'EUR'], ids: 'card paypal invoice bank_transfer' },
    { country: 'DE', total: [3000, 'EUR'], ids: 'card paypal invoice bank_transfer' },
    { country: 'AT', total: [3000.01, 'EUR'], ids: 'card paypal bank_transfer' },
    { country: 'DK', total: [1000, 'DKK'], ids: 'card mobilepay paypal bank_transfer' },
    { country: 'FR', total: [1000, 'EUR'], ids: 'card paypal bank_transfer' },
    { country: 'GB', total: [1000, 'GBP'], ids: 'card paypal bank_transfer' },
    { country: 'CH', total: [1000, 'CHF'], isStaffSale: true, ids: 'card twint bank_transfer' },
    { country: 'CH', total: [0, 'CHF'], ids: '' },
    { country: 'CH', total: [1000, 'CHF'], accepted: new Set(['card']), ids: 'card' },
    { country: 'CH', total: [1000, 'CHF'], accepted: null, ids: '' },
  ])(
    '$country $total, staff sale $isStaffSale: $ids',
    ({ country, total, isStaffSale = false, accepted = ALL, ids }) => {
      const [amount, currency] = total
      const options = methodsFor({ country, total: moneyOf(amount, currency), isStaffSale }, settings, accepted)
      expect(options.map(({ id }) => id).join(' ')).toBe(ids)
    },
  )

  it('keeps the transfer to the own account while the provider is down', () => {
    const place = { country: 'FR', total: moneyOf(1000, 'EUR'), isStaffSale: false }
    expect(methodsFor(place, { ...settings, account }, null)).toEqual([
      { id: 'bank_transfer', kind: 'transfer', paymentMethodId: 'BANK_TRANSFER' },
    ])
  })
})
