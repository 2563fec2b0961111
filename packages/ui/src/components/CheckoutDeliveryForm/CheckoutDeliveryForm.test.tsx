import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { delivery } from '../../../test/checkout.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { CheckoutDeliveryForm, type CheckoutDeliveryFormProps } from './CheckoutDeliveryForm.js'

const html = (change: Partial<CheckoutDeliveryFormProps> = {}, locale?: string) =>
  renderUi(<CheckoutDeliveryForm {...delivery} {...change} />, locale)

describeComponent('CheckoutDeliveryForm', CheckoutDeliveryForm, delivery)

describe('CheckoutDeliveryForm', () => {
  it('shows price and arrival of each method', () => {
    const text = textOf(html({}, 'de-CH'))
    expect(text).toContain('Insured courier Free')
    expect(text).toContain('Arrives Tue 24 – Thu 26 Nov')
    expect(text).toMatch(/By appointment CHF.45/)
  })

  it('omits an unknown price', () => {
    expect(textOf(html({ methods: [{ id: 'a', name: 'Courier', price: null, arrival: null }] }))).not.toMatch(
      /Free|Arrives/,
    )
  })

  it('chooses the only method, and none of several', () => {
    expect(html()).not.toContain('checked')
    expect(html({ methods: delivery.methods.slice(0, 1) })).toContain('checked')
  })
})
