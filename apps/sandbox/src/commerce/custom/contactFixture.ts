import { contactForms } from '@vitrine/commerce-client/domain/contact/contactForms'
import type { ContactFormType, ContactMail, ContactMailFields } from '@vitrine/commerce-client/types/contact'
import { TEST_IDS } from '../testing/testCatalogue.js'

/** Answers to every field of a contact form. */
export const fields: ContactMailFields = {
  mainReason: 'products',
  subReason: 'watches',
  message: 'The Meridian, please.\nThank you.',
  salutation: 'ms',
  firstName: 'Anna',
  lastName: 'Lindqvist',
  email: 'anna@example.com',
  phone: '+41791234567',
  contactBy: 'phone',
  country: 'CH',
  language: 'de',
  terms: true,
}
/** A valid mail of a form. */
export const mail = (formType: ContactFormType, rest: Partial<ContactMail> = {}): ContactMail => ({
  formType,
  emailType: contactForms[formType].emailType,
  locale: 'de-CH',
  fields,
  productId: TEST_IDS.steelWatch,
  ...rest,
})
