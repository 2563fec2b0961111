import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  form: NoMessageValues
  login: NoMessageValues
  password: NoMessageValues
  submit: NoMessageValues
  guest: NoMessageValues
  refused: NoMessageValues
  tooMany: NoMessageValues
}>({
  form: { id: 'checkoutLoginForm.form', defaultMessage: 'Log in' },
  login: { id: 'checkoutLoginForm.login', defaultMessage: 'E-mail address' },
  password: { id: 'checkoutLoginForm.password', defaultMessage: 'Password' },
  submit: { id: 'checkoutLoginForm.submit', defaultMessage: 'Log in and continue' },
  guest: { id: 'checkoutLoginForm.guest', defaultMessage: 'Continue as a guest' },
  refused: {
    id: 'checkoutLoginForm.refused',
    defaultMessage: 'The e-mail address or the password is not correct. Please try again.',
  },
  tooMany: {
    id: 'checkoutLoginForm.tooMany',
    defaultMessage: 'Too many attempts. Please try again in ten minutes, or continue as a guest.',
  },
})
