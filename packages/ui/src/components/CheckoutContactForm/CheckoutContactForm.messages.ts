import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  form: NoMessageValues
  email: NoMessageValues
  hint: NoMessageValues
  submit: NoMessageValues
  account: NoMessageValues
  login: NoMessageValues
  signedIn: { name: string }
  sending: NoMessageValues
}>({
  form: { id: 'checkoutContactForm.form', defaultMessage: 'Your e-mail address' },
  email: { id: 'checkoutContactForm.email', defaultMessage: 'E-mail address' },
  hint: { id: 'checkoutContactForm.hint', defaultMessage: 'For your order confirmation and news of your delivery.' },
  submit: { id: 'checkoutContactForm.submit', defaultMessage: 'Continue' },
  account: { id: 'checkoutContactForm.account', defaultMessage: 'Already have an account?' },
  login: { id: 'checkoutContactForm.login', defaultMessage: 'Log in' },
  signedIn: { id: 'checkoutContactForm.signedIn', defaultMessage: 'You are logged in as {name}.' },
  sending: { id: 'checkoutContactForm.sending', defaultMessage: 'One moment, please' },
})
