import { defineMessages } from 'react-intl'

/** Standard texts for validation errors. */
export const fieldErrors = defineMessages({
  required: { id: 'fieldError.required', defaultMessage: 'Please complete “{label}”.' },
  choose: { id: 'fieldError.choose', defaultMessage: 'Please choose an answer for “{label}”.' },
  accept: { id: 'fieldError.accept', defaultMessage: 'Please tick this box to continue.' },
  email: { id: 'fieldError.email', defaultMessage: 'Please enter an e-mail address such as name@example.com.' },
  phone: { id: 'fieldError.phone', defaultMessage: 'Please check the telephone number: it is too short or too long.' },
  undeliverable: {
    id: 'fieldError.undeliverable',
    defaultMessage: 'Please enter a street address: insured deliveries are signed for.',
  },
  date: { id: 'fieldError.date', defaultMessage: 'Please enter a complete date.' },
  dateTooEarly: { id: 'fieldError.dateTooEarly', defaultMessage: 'Please choose {min} or a later date.' },
  dateTooLate: { id: 'fieldError.dateTooLate', defaultMessage: 'Please choose {max} or an earlier date.' },
  tooLong: {
    id: 'fieldError.tooLong',
    defaultMessage: 'Please shorten this text to {limit, number, ::group-off} characters.',
  },
  tooShort: { id: 'fieldError.tooShort', defaultMessage: 'Please enter at least {limit, number} characters.' },
  tooSmall: { id: 'fieldError.tooSmall', defaultMessage: 'Please enter {min, number} or more.' },
  tooLarge: { id: 'fieldError.tooLarge', defaultMessage: 'Please enter {max, number} or less.' },
  format: { id: 'fieldError.format', defaultMessage: 'Please check “{label}”: it is not in the expected form.' },
})
