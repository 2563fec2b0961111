import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { OrderLookup, type OrderLookupProps } from './OrderLookup.js'

const props = { action: '/order-status', values: { email: 'anna@example.com' }, problems: [], outcome: null }
const html = (change: Partial<OrderLookupProps> = {}) => renderUi(<OrderLookup {...props} {...change} />)

describeComponent('OrderLookup', OrderLookup, props)

describe('OrderLookup', () => {
  it('is a form that a browser posts, with the entered values', () => {
    expect(html()).toMatch(/<form[^>]*action="\/order-status"/)
    expect(html()).toContain('value="anna@example.com"')
  })

  it.each([
    ['notFound', 'No order was found'],
    ['tooMany', 'Too many attempts'],
  ] as const)('words the outcome %s: %s', (outcome, words) => {
    expect(textOf(html({ outcome }))).toContain(words)
  })

  it('numbers parcels when there are several, and links to their tracking', () => {
    const shipment = { id: '1', status: 'On its way', trackingNumber: '99', trackingHref: 'https://carrier.example/' }
    const found = (shipments: readonly (typeof shipment)[]) =>
      textOf(html({ outcome: { orderNo: 'VT-1', status: 'Sent', date: '24 November', shipments } }))
    expect(found([shipment])).toContain('Track parcel 99')
    expect(found([shipment])).not.toContain('Parcel 1')
    expect(found([shipment, { ...shipment, id: '2' }])).toContain('Parcel 2')
  })
})
