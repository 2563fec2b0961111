import { describe, expect, it } from 'vitest'
import { backInStockProblems, backInStockValues } from './backInStock.js'

const values = { email: 'anna@halbrenn.example', name: 'Anna', terms: true, productId: '1', website: '' }

describe('backInStockProblems', () => {
  it.each([
    [{}, true, []],
    [{ name: '' }, true, []],
    [{ email: '' }, true, ['email required']],
    [{ email: 'anna@' }, true, ['email email']],
    [{ name: 'x'.repeat(81) }, true, ['name tooLong']],
    [{ terms: false }, true, ['terms accept']],
    [{ terms: false }, false, []],
    [{ email: '', terms: false }, true, ['email required', 'terms accept']],
  ])('finds in %j, with consent required: %s, %j', (change, areTermsRequired, expected) => {
    const found = backInStockProblems({ ...values, ...change }, areTermsRequired)
    expect(found.map(({ name, kind }) => `${name} ${kind}`)).toEqual(expected)
  })

  it('reads the submitted values, and missing ones as empty', () => {
    expect(backInStockValues(new FormData())).toEqual({ email: '', name: '', terms: false, productId: '', website: '' })
  })
})
