import { addressFields, cardFields, personFields } from './personShapes.js'
import { product } from './productShapes.js'
import { choice, day, flag, list, moment, number, page, record, text, whole } from './shape.js'

export const customerAddress = record(
  {
    addressId: text,
    preferred: flag,
    ...addressFields,
    creationDate: moment,
    lastModified: moment,
  },
  ['addressId', 'countryCode', 'lastName'],
)

export const customerInstrument = record({
  paymentInstrumentId: text,
  paymentMethodId: text,
  default: flag,
  creationDate: moment,
  lastModified: moment,
  maskedGiftCertificateCode: text,
  paymentCard: record({
    ...cardFields,
    creditCardToken: text,
    issueNumber: text,
    validFromMonth: whole,
    validFromYear: whole,
  }),
})

export const customer = record({
  customerId: text,
  customerNo: text,
  login: text,
  email: text,
  authType: choice('guest', 'registered'),
  enabled: flag,
  hasPassword: flag,
  emailVerified: flag,
  ...personFields,
  phoneHome: text,
  phoneMobile: text,
  phoneBusiness: text,
  fax: text,
  preferredLocale: text,
  birthday: day,
  gender: whole,
  creationDate: moment,
  lastModified: moment,
  lastLoginTime: moment,
  lastVisitTime: moment,
  previousLoginTime: moment,
  previousVisitTime: moment,
  addresses: list(customerAddress),
  paymentInstruments: list(customerInstrument),
})

const listType = choice('wish_list', 'gift_registry', 'shopping_list', 'custom_1', 'custom_2', 'custom_3')
const itemType = choice('product', 'gift_certificate')
const event = record({ type: text, city: text, country: text, state: text, date: moment })
const listFields = {
  id: text,
  type: listType,
  name: text,
  description: text,
  public: flag,
  creationDate: moment,
  lastModified: moment,
  event,
}
const registrant = record({ firstName: text, lastName: text, email: text, role: text })

export const customerListItem = record(
  {
    id: text,
    productId: text,
    type: itemType,
    quantity: number,
    purchasedQuantity: number,
    priority: whole,
    public: flag,
  },
  ['quantity', 'priority', 'public'],
)

export const customerList = record({
  ...listFields,
  registrant,
  coRegistrant: registrant,
  customerProductListItems: list(customerListItem),
})
export const customerLists = page(customerList)

/** A public list contains its owner's name without the e-mail address. */
const publicPerson = record({ firstName: text, lastName: text, role: text }, ['firstName', 'lastName', 'role'])
export const publicListItem = record({ id: text, priority: whole, type: itemType, product }, ['id', 'priority', 'type'])
export const publicListItems = page(publicListItem)
export const publicList = record(
  {
    ...listFields,
    registrant: publicPerson,
    coRegistrant: publicPerson,
    productListItems: list(publicListItem),
  },
  ['id', 'public', 'type'],
)
export const publicLists = page(record({ id: text, title: text, name: text, type: listType }, ['id', 'title', 'type']))
