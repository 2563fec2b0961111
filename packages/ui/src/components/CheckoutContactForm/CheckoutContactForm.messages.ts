import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  form: NoMessageValues
  email: NoMessageValues
  hint: NoMessageValues
  guest: NoMessageValues
  submit: NoMessageValues
  account: NoMessageValues
  login: NoMessageValues
  signedIn: { name: string }
  sending: NoMessageValues
}>({
  form: { id: 'checkoutContactForm.form', defaultMessage: 'Your e-mail address' },
  email: { id: 'checkoutContactForm.email', defaultMessage: 'E-mail address' },
  hint: { id: 'checkoutContactForm.hint', defaultMessage: 'For the confirmation and news of your delivery.' },
  guest: { id: 'checkoutContactForm.guest', defaultMessage: 'Continue as a guest' },
  submit: { id: 'checkoutContactForm.submit', defaultMessage: 'Continue' },
  account: { id: 'checkoutContactForm.account', defaultMessage: 'Do you have an account?' },
  login: { id: 'checkoutContactForm.login', defaultMessage: 'Log in and use your saved addresses' },
  signedIn: { id: 'checkoutContactForm.signedIn', defaultMessage: 'You are logged in as {name}.' },
  sending: { id: 'checkoutContactForm.sending', defaultMessage: 'One moment, please' },
})
