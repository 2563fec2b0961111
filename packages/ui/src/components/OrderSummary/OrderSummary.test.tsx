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
  it('adds up in pairs of words and amounts', () => {
    expect(rowsOf(html({}, 'de-CH'))).toEqual([
      'Subtotal: CHF 16’700',
      'Opening of the boutique: −\u2060CHF 500',
      'Delivery: Free',
      'Gift card ending in 4417: −\u2060CHF 1’000',
      'Total: CHF 15’200 incl. VAT',
      'VAT included (8.1%): CHF 1’138.95',
    ])
  })

  it.each([
    [0, 'Free'],
    [18, 'CHF 18'],
    [18.5, 'CHF 18.50'],
    [null, 'Calculated at the next step'],
    [Number.NaN, 'Calculated at the next step'],
    [-5, 'Calculated at the next step'],
  ])('says of a delivery that costs %s: %s', (shipping, words) => {
    expect(rowsOf(html({ totals: { ...order.totals, shipping } }, 'de-CH'))).toContain(`Delivery: ${words}`)
  })

  it.each([null, 0, -3, Number.NaN])('tells no tax of %s', (tax) => {
    expect(textOf(html({ totals: { ...order.totals, tax } }))).not.toContain('VAT included')
  })

  it('tells a tax without a rate when the numbers make none', () => {
    expect(rowsOf(html({ totals: { ...order.totals, tax: 20, total: 20 } }))).toContain('VAT included: CHF 20.00')
  })

  it('says that nothing is ordered, and adds nothing up', () => {
    const markup = html({ lines: [] })
    expect(textOf(markup)).toContain('Your shopping cart is empty.')
    expect(markup).not.toContain('<dl')
  })

  it('says aloud that it loads, and shows no amount', () => {
    const markup = html({ status: 'loading' })
    expect(markup).toContain('role="status" aria-busy="true" aria-label="Your order is loading"')
    expect(textOf(markup)).not.toContain('CHF')
  })

  it('is whole in the HTML of a server, behind a button that tells the total', () => {
    const markup = html({})
    expect(markup).toMatch(/<button type="button"[^>]* aria-expanded="false"/)
    expect(textOf(markup.match(/<button.*?<\/button>/)?.[0] ?? '')).toMatch(/^Your order ?CHF.15,200$/)
    expect(textOf(markup)).toContain('Meridian 40')
  })

  it.each(Object.keys(faults))('renders with %s', (fault) => {
    const change = faults[fault]
    if (!change) throw new Error(`No fault ${fault}.`)
    expect(textOf(html(spoil(order, change)))).not.toMatch(/NaN|∞|undefined|null/)
  })
})
