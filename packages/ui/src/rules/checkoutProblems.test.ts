import { describe, expect, it } from 'vitest'
import { checkoutContactProblems, checkoutContactValues } from './checkoutContactProblems.js'
import { checkoutDeliveryProblems } from './checkoutDeliveryProblems.js'
import { checkoutPaymentProblems, checkoutPaymentValues, needsUsedGoodsConsent } from './checkoutPaymentProblems.js'
import { formDataOf, formFields } from './formFields.js'
import { orderLookupProblems, orderLookupValues } from './orderLookupProblems.js'

describe('checkoutContactProblems', () => {
  it.each([
    [{ email: ' anna@example.com ' }, []],
    [{}, [{ name: 'email', kind: 'required' }]],
    [{ email: 'anna@' }, [{ name: 'email', kind: 'email' }]],
  ])('for %j is %j', (fields, expected) => {
    expect(checkoutContactProblems(checkoutContactValues(fields))).toEqual(expected)
  })
})

describe('checkoutDeliveryProblems', () => {
  it.each([
    ['standard', []],
    ['other', [{ name: 'methodId', kind: 'choose' }]],
    ['', [{ name: 'methodId', kind: 'choose' }]],
  ])('for the method "%s" is %j', (methodId, expected) => {
    expect(checkoutDeliveryProblems({ methodId }, ['standard'])).toEqual(expected)
  })
})

describe('checkoutPaymentProblems', () => {
  const rules = { methodIds: ['CARD'], needsUsedGoodsConsent: true }

  it('requires an offered method and the consent', () => {
    expect(checkoutPaymentProblems(checkoutPaymentValues({ method: 'OTHER' }), rules)).toEqual([
      { name: 'method', kind: 'choose' },
      { name: 'consentUsedGoods', kind: 'accept' },
    ])
    expect(checkoutPaymentProblems(checkoutPaymentValues({ method: 'CARD', consentUsedGoods: '1' }), rules)).toEqual([])
  })

  it('requires no method when nothing is to be paid', () => {
    const nothing = { methodIds: [], needsUsedGoodsConsent: false }
    expect(checkoutPaymentProblems(checkoutPaymentValues({}), nothing)).toEqual([])
  })

  it.each([
    ['DE', true, true],
    ['AT', true, true],
    ['DE', false, false],
    ['CH', true, false],
    ['FR', true, false],
    ['GB', true, false],
    ['DK', true, false],
  ])('in %s with used goods %s needs a consent: %s', (country, hasUsedGoods, expected) => {
    expect(needsUsedGoodsConsent(country, hasUsedGoods)).toBe(expected)
  })
})

describe('orderLookupProblems', () => {
  it('requires all fields and a plausible e-mail address', () => {
    expect(orderLookupProblems(orderLookupValues({ email: 'anna' }))).toEqual([
      { name: 'orderNo', kind: 'required' },
      { name: 'email', kind: 'email' },
      { name: 'postalCode', kind: 'required' },
    ])
  })
})

describe('formFields', () => {
  it('reads the text fields of form data, and of a repeated name the last', () => {
    const data = formDataOf({ a: '1', b: '2' })
    data.append('a', '3')
    data.append('file', new Blob(['x']))
    expect(formFields(data)).toEqual({ a: '3', b: '2' })
  })
})
