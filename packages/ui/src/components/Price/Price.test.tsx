import { describe, expect, it } from 'vitest'
import de from '../../../messages/de.json' with { type: 'json' }
import fr from '../../../messages/fr.json' with { type: 'json' }
import da from '../../../messages/da.json' with { type: 'json' }
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { Price, type PriceData } from './Price.js'

const read = (price: PriceData, vatNote?: null) =>
  textOf(renderUi(<Price price={price} currency="CHF" vatNote={vatNote} />, 'de-CH'))

describe('Price', () => {
  it('shows only "Price on request" when the price is on request', () => {
    expect(read({ kind: 'onRequest' })).toBe('Price on request')
  })

  it('renders nothing without a price', () => {
    expect(renderUi(<Price price={{ kind: 'none' }} currency="CHF" />)).toBe('')
  })

  it('states that VAT is included', () => {
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

  it('shows no former price when none may be shown', () => {
    const html = renderUi(
      <Price price={{ kind: 'promotion', amount: 6900, regularAmount: null, isStartingAt: false }} currency="CHF" />,
    )
    expect(html).not.toMatch(/<s[ >]/)
  })

  it.each([1e12, 0.05])('formats the amount %d', (amount) => {
    expect(read({ kind: 'regular', amount, isStartingAt: false })).toMatch(/^CHF.*\d.*incl\. VAT$/)
  })

  it.each([0, -120, Number.NaN, Number.POSITIVE_INFINITY])(
    'renders nothing for %d, which is not a valid price',
    (amount) => {
      expect(read({ kind: 'regular', amount, isStartingAt: false })).toBe('')
      expect(read({ kind: 'promotion', amount: 10, regularAmount: amount, isStartingAt: false }, null)).toBe(
        'Sale price CHF 10',
      )
    },
  )

  it.each([6900, 5000])('ignores a former price of %d, which is not higher', (regularAmount) => {
    expect(read({ kind: 'promotion', amount: 6900, regularAmount, isStartingAt: false }, null)).toBe(
      'Sale price CHF 6’900',
    )
  })

  it('formats a plain number for an invalid currency', () => {
    expect(textOf(renderUi(<Price price={{ kind: 'regular', amount: 10, isStartingAt: false }} currency="" />))).toBe(
      '10incl. VAT',
    )
  })

  const price: PriceData = { kind: 'promotion', amount: 6900, regularAmount: 8200.5, isStartingAt: true }
  it.each([
    ['de-CH', 'CHF', de, 'Aktionspreis Ab CHF 6’900Regulärer Preis CHF 8’200.50inkl. MwSt.'],
    ['de-DE', 'EUR', de, 'Aktionspreis Ab 6.900 €Regulärer Preis 8.200,50 €inkl. MwSt.'],
    ['fr-CH', 'CHF', fr, 'Prix promotionnel À partir de 6’900 CHFPrix normal 8’200.50 CHFTVA incluse'],
    ['fr-FR', 'EUR', fr, 'Prix promotionnel À partir de 6 900 €Prix normal 8 200,50 €TVA incluse'],
    ['da-DK', 'DKK', da, 'Tilbudspris Fra 6.900 kr.Normalpris 8.200,50 kr.inkl. moms'],
  ])('uses the language of %s', (locale, currency, messages, expected) => {
    const html = renderToString(
      <IntlProvider locale={locale} messages={messages}>
        <Price price={price} currency={currency} />
      </IntlProvider>,
    )
    expect(textOf(html)).toBe(expected)
  })
})

describeComponent(
  'Price',
  Price,
  { price: { kind: 'promotion', amount: 9, regularAmount: 10, isStartingAt: false }, currency: 'CHF' },
  ['amount', 'former', 'note'],
)
