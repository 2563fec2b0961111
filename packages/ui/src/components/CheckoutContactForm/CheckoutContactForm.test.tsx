import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { CheckoutContactForm, type CheckoutContactFormProps } from './CheckoutContactForm.js'

const props = { action: '/checkout/login', values: { email: 'anna@example.com' }, problems: [], loginHref: '/login' }
const html = (change: Partial<CheckoutContactFormProps> = {}) =>
  renderUi(<CheckoutContactForm {...props} {...change} />)

describeComponent('CheckoutContactForm', CheckoutContactForm, props)

describe('CheckoutContactForm', () => {
  it('is a form that a browser posts without scripts, with the entered value', () => {
    expect(html()).toMatch(/<form[^>]*action="\/checkout\/login"[^>]*method="post"|<form[^>]*method="post"[^>]*action=/)
    expect(html()).toMatch(/<input[^>]*name="email"[^>]*value="anna@example.com"/)
  })

  it('offers the account after the guest, and not to shoppers who are logged in', () => {
    const text = textOf(html())
    expect(text.indexOf('Continue as a guest')).toBeLessThan(text.indexOf('Log in'))
    expect(textOf(html({ signedInAs: 'Anna' }))).toContain('You are logged in as Anna.')
    expect(textOf(html({ signedInAs: 'Anna' }))).not.toContain('Log in')
    expect(textOf(html({ loginHref: null }))).not.toContain('account?')
  })

  it('shows the errors of the server at the field and in a summary that takes the focus', () => {
    const markup = html({ problems: [{ name: 'email', kind: 'email' }] })
    expect(markup).toMatch(/<section[^>]*autofocus/i)
    expect(markup).toMatch(/<input[^>]*aria-invalid="true"/)
  })
})
