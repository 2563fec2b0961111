import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { order } from '../../../test/order.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { faults, spoil } from '../../../test/spoil.js'
import { OrderSummary, type OrderSummaryProps } from './OrderSummary.js'

const html = (change: Partial<OrderSummaryProps>, locale?: string) =>
  renderUi(<OrderSummary {...order} {...change} />, locale)
const rowsOf = (markup: string) =>
  [...markup.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, term = '', detail = '']) => `${textOf(term)}: ${textOf(detail)}`,
  )

describeComponent('OrderSummary', OrderSummary, order, ['title', 'button', 'lines', 'totals', 'total'])

describe('OrderSummary', () => {
  it('renders the totals as pairs of label and amount', () => {
    expect(rowsOf(html({}, 'de-CH'))).toEqual([
      'Subtotal: CHF 16’700',
      'Opening of the boutique: −\u2060CHF 500',
      'Delivery: Free',
      'Gift card ending in 4417: −\u2060CHF 1’000',
      'Total: CHF 15’200 incl. VAT',
      'VAT included (8.1%): CHF 1’213.88',
    ])
  })

  it.each([
    [0, 'Free'],
    [18, 'CHF 18'],
    [18.5, 'CHF 18.50'],
    [null, 'Calculated at the next step'],
    [Number.NaN, 'Calculated at the next step'],
    [-5, 'Calculated at the next step'],
  ])('describes shipping costs of %s as: %s', (shipping, words) => {
    expect(rowsOf(html({ totals: { ...order.totals, shipping } }, 'de-CH'))).toContain(`Delivery: ${words}`)
  })

  it.each([null, 0, -3, Number.NaN])('omits the tax for %s', (tax) => {
    expect(textOf(html({ totals: { ...order.totals, tax } }))).not.toContain('VAT included')
  })

  it('omits the rate when it cannot be derived from the numbers', () => {
    expect(rowsOf(html({ giftCards: [], totals: { ...order.totals, tax: 20, total: 20 } }))).toContain(
      'VAT included: CHF 20.00',
    )
  })

  it('states that the order is empty, without totals', () => {
    const markup = html({ lines: [] })
    expect(textOf(markup)).toContain('Your shopping cart is empty.')
    expect(markup).not.toContain('<dl')
  })

  it('announces that it is loading and shows no amounts', () => {
    const markup = html({ status: 'loading' })
    expect(markup).toContain('role="status" aria-busy="true" aria-label="Your order is loading"')
    expect(textOf(markup)).not.toContain('CHF')
  })

  it('is complete in the server’s HTML, behind a button that contains the total', () => {
    const markup = html({})
    expect(markup).toMatch(/<button type="button"[^>]* aria-expanded="false"/)
    expect(textOf(markup.match(/<button.*?<\/button>/)?.[0] ?? '')).toMatch(/^Your order ?CHF.15,200$/)
    expect(textOf(markup)).toContain('Meridian 40')
  })

  it.each(Object.keys(faults))('renders with %s', (fault) => {
    const change = faults[fault]
    if (!change) throw new Error(`No fault ${fault}. Add it to the faults of spoil.ts.`)
    expect(textOf(html(spoil(order, change)))).not.toMatch(/NaN|∞|undefined|null/)
  })
})
