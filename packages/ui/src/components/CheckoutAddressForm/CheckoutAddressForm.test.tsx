import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { address } from '../../../test/checkout.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { CheckoutAddressForm, type CheckoutAddressFormProps } from './CheckoutAddressForm.js'

const html = (change: Partial<CheckoutAddressFormProps> = {}) =>
  renderUi(<CheckoutAddressForm {...address} {...change} />)
const namesIn = (markup: string) => new Set([...markup.matchAll(/\sname="([\w.]+)"/g)].map(([, name]) => name))

describeComponent('CheckoutAddressForm', CheckoutAddressForm, address)

describe('CheckoutAddressForm', () => {
  it('contains both addresses and the boutiques without scripts', () => {
    const names = namesIn(html())
    for (const name of ['mode', 'shipping.line1', 'shipping.phoneNational', 'billingSame', 'billing.line1', 'storeId'])
      expect(names).toContain(name)
  })

  it('submits the delivery as a hidden field when there is no pick-up', () => {
    expect(html({ pickUp: null })).toContain('<input type="hidden" name="mode" value="delivery"/>')
    expect(namesIn(html({ pickUp: { stores: [] } }))).not.toContain('storeId')
  })

  it('ticks “billing address is the same” unless the fields say otherwise', () => {
    const tag = (markup: string) => markup.match(/<input[^>]*name="billingSame"[^>]*>/)?.[0]
    expect(tag(html())).toContain('checked')
    expect(tag(html({ values: { billingSame: '' } }))).not.toContain('checked')
    expect(tag(html({ values: { 'billing.city': 'Bern' } }))).not.toContain('checked')
  })

  it('keeps what was entered and words the errors of the server with the labels of the country', () => {
    const markup = html({
      country: ['GB'],
      values: { 'shipping.country': 'GB', 'shipping.firstName': 'Anna' },
      problems: [{ name: 'shipping.city', kind: 'required' }],
    })
    expect(markup).toContain('value="Anna"')
    expect(textOf(markup)).toContain('Please complete “Town or city”.')
  })

  it('starts with the first saved address, but not after an address was entered', () => {
    const savedAddresses = [{ id: 'home', label: 'Home', values: {} }]
    const tag = (markup: string) => markup.match(/<input[^>]*name="savedAddressId"[^>]*value="home"[^>]*>/)?.[0]
    expect(tag(html({ savedAddresses }))).toContain('checked')
    expect(tag(html({ savedAddresses, values: { 'shipping.line1': 'Rue 1' } }))).not.toContain('checked')
  })
})
