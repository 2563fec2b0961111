import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { adyenHmac } from './adyenHmac.js'

const KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
const item = {
  pspReference: '7914073381342284',
  merchantAccountCode: 'TestMerchant',
  merchantReference: 'TestPayment-1407325143704',
  amount: { value: 1130, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  success: 'true',
}
const digest = (message: string) => createHmac('sha256', Buffer.from(KEY, 'hex')).update(message).digest('base64')

describe('adyenHmac', () => {
  it('computes the signature that Adyen publishes for its sample', () => {
    expect(adyenHmac(item, KEY)).toBe('coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=')
  })

  it('joins eight values in a fixed order, an absent one as empty', () => {
    const values = '7914073381342284::TestMerchant:TestPayment-1407325143704:1130:EUR:AUTHORISATION:true'
    expect(adyenHmac(item, KEY)).toBe(digest(values))
    expect(adyenHmac({ ...item, originalReference: 'ABC' }, KEY)).toBe(digest(values.replace('::', ':ABC:')))
  })

  it('escapes nothing', () => {
    const values = '7914073381342284::TestMerchant:a:b\\c:1130:EUR:AUTHORISATION:true'
    expect(adyenHmac({ ...item, merchantReference: 'a:b\\c' }, KEY)).toBe(digest(values))
  })
})
