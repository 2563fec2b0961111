import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  show: { id: 'textField.show', defaultMessage: 'Show' },
  hide: { id: 'textField.hide', defaultMessage: 'Hide' },
  showPassword: { id: 'textField.showPassword', defaultMessage: 'Show password' },
  hidePassword: { id: 'textField.hidePassword', defaultMessage: 'Hide password' },
})
