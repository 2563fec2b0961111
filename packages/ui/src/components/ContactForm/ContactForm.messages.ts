import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  form: { id: 'contactForm.form', defaultMessage: 'Contact form' },
  enquiry: { id: 'contactForm.enquiry', defaultMessage: 'Your enquiry' },
  details: { id: 'contactForm.details', defaultMessage: 'Your details' },
  ms: { id: 'contactForm.ms', defaultMessage: 'Ms' },
  mr: { id: 'contactForm.mr', defaultMessage: 'Mr' },
  noSalutation: { id: 'contactForm.noSalutation', defaultMessage: 'No salutation' },
  byEmail: { id: 'contactForm.byEmail', defaultMessage: 'By e-mail' },
  byPhone: { id: 'contactForm.byPhone', defaultMessage: 'By telephone' },
  send: { id: 'contactForm.send', defaultMessage: 'Send message' },
  sentTitle: { id: 'contactForm.sentTitle', defaultMessage: 'Thank you for your message' },
  sentText: {
    id: 'contactForm.sentText',
    defaultMessage: 'We have received it and will answer you personally.',
  },
})

/** Labels of the fields, also used in their errors. */
export const labels = defineMessages({
  mainReason: { id: 'contactForm.mainReason', defaultMessage: 'What is it about?' },
  subReason: { id: 'contactForm.subReason', defaultMessage: 'More precisely' },
  store: { id: 'contactForm.store', defaultMessage: 'Boutique' },
  message: { id: 'contactForm.message', defaultMessage: 'Your message' },
  salutation: { id: 'contactForm.salutation', defaultMessage: 'Salutation' },
  firstName: { id: 'contactForm.firstName', defaultMessage: 'First name' },
  lastName: { id: 'contactForm.lastName', defaultMessage: 'Last name' },
  email: { id: 'contactForm.email', defaultMessage: 'E-mail' },
  phone: { id: 'contactForm.phone', defaultMessage: 'Telephone' },
  contactBy: { id: 'contactForm.contactBy', defaultMessage: 'How may we reach you?' },
  country: { id: 'contactForm.country', defaultMessage: 'Country' },
  language: { id: 'contactForm.language', defaultMessage: 'Language of our answer' },
  terms: { id: 'contactForm.terms', defaultMessage: 'Consent' },
})
