import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { confirmation } from '../../../test/checkout.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { OrderConfirmation, type OrderConfirmationProps } from './OrderConfirmation.js'

const html = (change: Partial<OrderConfirmationProps> = {}) =>
  renderUi(<OrderConfirmation {...confirmation} {...change} />)

describeComponent('OrderConfirmation', OrderConfirmation, confirmation)

describe('OrderConfirmation', () => {
  it('shows number, e-mail address, products and total', () => {
    const text = textOf(html())
    for (const words of ['VT-00012345', 'anna@example.com', 'Meridian 40', '15,200', 'Visa •••• 1111'])
      expect(text).toContain(words)
  })

  it('groups the IBAN of a transfer and changes the next step', () => {
    const instructions = { iban: 'DE02120300000000202051', bic: 'B', holder: 'H', reference: 'R', bank: 'K' }
    const text = textOf(html({ instructions }))
    expect(text).toContain('DE02 1203 0000 0000 2020 51')
    expect(text).toContain('as soon as your transfer has arrived')
  })

  it('shows the boutique instead of the delivery', () => {
    const pickUp = { name: 'Zürich', address: ['Bahnhofstrasse 24'], hours: ['Mon – Fri'], person: 'Erik' }
    const text = textOf(html({ pickUp }))
    expect(text).toContain('Collected by Erik')
    expect(text).toContain('Opening hours')
    expect(text).not.toContain('Insured courier')
  })

  it('offers an account to guests only', () => {
    expect(textOf(html())).toContain('Create an account')
    expect(textOf(html({ accountHref: null }))).not.toContain('Create an account')
  })
})
