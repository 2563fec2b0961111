import { describe, expect, it } from 'vitest'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { Price, type PriceData } from './Price.js'

const read = (price: PriceData, vatNote?: null) =>
  textOf(renderUi(<Price price={price} currency="CHF" vatNote={vatNote} />, 'de-CH'))

describe('Price', () => {
  it('shows only "Price on request" when the price is on request', () => {
    expect(read({ kind: 'onRequest' })).toBe('Price on request')
  })

  it('shows nothing when there is no price', () => {
    expect(renderUi(<Price price={{ kind: 'none' }} currency="CHF" />)).toBe('')
  })

  it('says that VAT is included', () => {
    expect(read({ kind: 'regular', amount: 8200, isStartingAt: false })).toBe('CHF 8’200incl. VAT')
  })

  it('starts the price of a set with "Starting at "', () => {
    expect(read({ kind: 'regular', amount: 8200, isStartingAt: true }, null)).toBe('Starting at CHF 8’200')
  })

  it('names both prices of a promotion for assistive technology', () => {
    expect(read({ kind: 'promotion', amount: 6900, regularAmount: 8200, isStartingAt: false }, null)).toBe(
      'Sale price CHF 6’900Regular price CHF 8’200',
    )
  })

  it('strikes no price when none may be shown', () => {
    const html = renderUi(
      <Price price={{ kind: 'promotion', amount: 6900, regularAmount: null, isStartingAt: false }} currency="CHF" />,
    )
    expect(html).not.toMatch(/<s[ >]/)
  })
})
