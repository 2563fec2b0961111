import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  address: NoMessageValues
  shipping: NoMessageValues
  billing: NoMessageValues
  addCompany: NoMessageValues
  addLine2: NoMessageValues
  example: { example: string }
}>({
  address: { id: 'addressFields.address', defaultMessage: 'Address' },
  shipping: { id: 'addressFields.shipping', defaultMessage: 'Delivery address' },
  billing: { id: 'addressFields.billing', defaultMessage: 'Billing address' },
  addCompany: { id: 'addressFields.addCompany', defaultMessage: 'Add a company' },
  addLine2: { id: 'addressFields.addLine2', defaultMessage: 'Add an address line' },
  example: { id: 'addressFields.example', defaultMessage: 'For example {example}' },
})

/** Labels of the fields that are the same in every country. */
export const labels = defineMessages({
  country: { id: 'addressFields.country', defaultMessage: 'Country' },
  firstName: { id: 'addressFields.firstName', defaultMessage: 'First name' },
  lastName: { id: 'addressFields.lastName', defaultMessage: 'Last name' },
  company: { id: 'addressFields.company', defaultMessage: 'Company' },
  line2: { id: 'addressFields.line2', defaultMessage: 'Further address line' },
  postalCode: { id: 'addressFields.postalCode', defaultMessage: 'Postcode' },
})

/** Labels of the first address line, which differ by country. */
export const line1Labels = defineMessages({
  streetNumber: { id: 'addressFields.streetNumber', defaultMessage: 'Street and number' },
  numberStreet: { id: 'addressFields.numberStreet', defaultMessage: 'Number and street' },
  streetFloor: { id: 'addressFields.streetFloor', defaultMessage: 'Street, number, floor and door' },
  addressLine: { id: 'addressFields.addressLine', defaultMessage: 'House number or name, and street' },
})

export const cityLabels = defineMessages({
  town: { id: 'addressFields.town', defaultMessage: 'Town' },
  postTown: { id: 'addressFields.postTown', defaultMessage: 'Town or city' },
})
