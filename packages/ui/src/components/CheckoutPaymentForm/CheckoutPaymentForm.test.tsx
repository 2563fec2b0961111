import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import da from '../../../messages/da.json' with { type: 'json' }
import de from '../../../messages/de.json' with { type: 'json' }
import en from '../../../messages/en.json' with { type: 'json' }
import fr from '../../../messages/fr.json' with { type: 'json' }
import { payment } from '../../../test/checkout.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { CheckoutPaymentForm, type CheckoutPaymentFormProps } from './CheckoutPaymentForm.js'

const translations = { en, de, fr, da }
const html = (change: Partial<CheckoutPaymentFormProps> = {}) =>
  renderUi(<CheckoutPaymentForm {...payment} {...change} />)
const agreement = (change: Partial<CheckoutPaymentFormProps['agreement']>) =>
  html({ agreement: { ...payment.agreement, ...change } })

describeComponent('CheckoutPaymentForm', CheckoutPaymentForm, payment)

describe('CheckoutPaymentForm', () => {
  it.each([
    ['en', 'Order with obligation to pay'],
    ['de', 'Zahlungspflichtig bestellen'],
    ['fr', 'Commande avec obligation de paiement'],
    ['da', 'Ordre med betalingsforpligtelse'],
  ] as const)('labels the order button in %s: %s', (language, text) => {
    expect(translations[language]['checkoutPaymentForm.order']).toBe(text)
  })

  it('ends with the amount and the order button', () => {
    expect(textOf(html())).toMatch(/Amount due CHF.15,200 incl. VAT and delivery ?Order with obligation to pay$/)
  })

  it('names the right of withdrawal, except in Switzerland', () => {
    expect(textOf(agreement({ country: 'FR' }))).toContain('withdraw from the contract within 14 days')
    expect(textOf(agreement({ country: 'CH' }))).not.toContain('withdraw')
    expect(textOf(agreement({ country: 'CH' }))).toContain('return conditions')
  })

  it('names the exclusion of products that are made to specifications', () => {
    expect(textOf(agreement({ country: 'DK', hasPersonalised: true }))).toContain('no right of withdrawal')
    expect(textOf(agreement({ country: 'CH', hasPersonalised: true }))).toContain('cannot be returned')
    expect(textOf(agreement({ country: 'DK' }))).not.toContain('engraved')
  })

  it.each([
    ['DE', true],
    ['AT', true],
    ['CH', false],
    ['FR', false],
  ] as const)('asks for the consent to used goods in %s: %s, never ticked', (country, isAsked) => {
    const tag = agreement({ country, hasUsedGoods: true }).match(/<input[^>]*name="consentUsedGoods"[^>]*>/)?.[0]
    expect(tag !== undefined).toBe(isAsked)
    expect(tag ?? '').not.toContain('checked')
  })

  it('shows no methods when nothing is due', () => {
    expect(html({ amountDue: 0 })).not.toContain('type="radio"')
    expect(textOf(html({ amountDue: 0 }))).toContain('nothing left to pay')
  })

  it('has no frame without scripts, and says where the card is entered', () => {
    const markup = html({ card: { fieldsUrl: 'https://pay.example/fields', origin: 'https://pay.example' } })
    expect(markup).not.toContain('<iframe')
    expect(textOf(markup)).toContain('secure page of our payment partner')
  })

  it('keeps the forms of certificates outside of the form of the order', () => {
    const markup = html({ certificates: [{ id: 'c-1', label: '4F2K', amount: 10 }] })
    expect(
      markup
        .split('<form')
        .slice(1)
        .every((form) => form.includes('</form>')),
    ).toBe(true)
    expect(markup).toContain('name="action" value="removeCertificate"')
    expect(html({ certificateAction: null })).not.toContain('name="certificate"')
  })
})
