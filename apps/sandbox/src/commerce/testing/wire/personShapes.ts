import { country, flag, text, whole } from './shape.js'

/** Names of a person, in a profile and in an address. */
export const personFields = {
  salutation: text,
  title: text,
  firstName: text,
  secondName: text,
  lastName: text,
  suffix: text,
  companyName: text,
  jobTitle: text,
}

/** An address without its id, which has different names in baskets and profiles. */
export const addressFields = {
  ...personFields,
  fullName: text,
  address1: text,
  address2: text,
  suite: text,
  postBox: text,
  postalCode: text,
  city: text,
  stateCode: text,
  countryCode: country,
  phone: text,
}

/** Card data in baskets and profiles. */
export const cardFields = {
  cardType: text,
  creditCardExpired: flag,
  expirationMonth: whole,
  expirationYear: whole,
  holder: text,
  maskedNumber: text,
  numberLastDigits: text,
}
