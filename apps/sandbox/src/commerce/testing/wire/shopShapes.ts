import { choice, country, currency, flag, list, mapOf, moment, number, page, record, text, whole } from './shape.js'

export const giftCertificate = record(
  {
    merchantId: text,
    maskedGiftCertificateCode: text,
    amount: number,
    balance: number,
    enabled: flag,
    status: choice('pending', 'issued', 'partially_redeemed', 'redeemed'),
    recipientEmail: text,
    recipientName: text,
    senderName: text,
    message: text,
  },
  [
    'merchantId',
    'maskedGiftCertificateCode',
    'amount',
    'balance',
    'enabled',
    'status',
    'recipientEmail',
    'recipientName',
    'senderName',
  ],
)

export const promotions = page(
  record(
    {
      id: text,
      name: text,
      calloutMsg: text,
      details: text,
      currency,
      image: text,
      startDate: moment,
      endDate: moment,
    },
    ['id'],
  ),
)

const store = record(
  {
    id: text,
    name: text,
    address1: text,
    address2: text,
    postalCode: text,
    city: text,
    stateCode: text,
    countryCode: country,
    phone: text,
    fax: text,
    email: text,
    image: text,
    latitude: number,
    longitude: number,
    inventoryId: text,
    posEnabled: flag,
    storeHours: text,
    storeLocatorEnabled: flag,
    distance: number,
    distanceUnit: choice('km', 'mi'),
  },
  ['id'],
)
export const stores = page(store)
export const storesAround = page(store, { offset: whole })

/** Responses of custom endpoints, whose format is our own. */
export const place = record(
  {
    lat: number,
    lng: number,
    formattedAddress: text,
    city: text,
    country: text,
    countryCode: country,
    zoomLevel: number,
  },
  ['lat', 'lng', 'countryCode'],
)
export const preferences = record({ data: mapOf(text) }, ['data'])
export const customerGroups = record({ customer_groups: list(text) }, ['customer_groups'])
export const configurations = record({ configurations: list({}) }, ['configurations'])
export const subscriptions = record({ data: list({}) }, ['data'])

export const urlMapping = record({
  resourceType: choice('CATEGORY', 'PRODUCT', 'CONTENT_ASSET'),
  resourceSubType: text,
  resourceId: text,
  productCategoryId: text,
  refinements: mapOf(text),
  statusCode: whole,
  destinationUrl: text,
  copySourceParams: flag,
  additionalUrlParams: text,
})

/** Context values can be cleared with null. */
function orNull(type: string) {
  return { type: [type, 'null'] }
}

export const shopperContext = record({
  effectiveDateTime: orNull('string'),
  sourceCode: orNull('string'),
  clientIp: orNull('string'),
  customerGroupIds: orNull('array'),
  couponCodes: orNull('array'),
  customQualifiers: orNull('object'),
  assignmentQualifiers: orNull('object'),
  geoLocation: {
    anyOf: [
      { type: 'null' },
      record({
        city: orNull('string'),
        country: orNull('string'),
        countryCode: orNull('string'),
        latitude: orNull('number'),
        longitude: orNull('number'),
        metroCode: orNull('string'),
        postalCode: orNull('string'),
        region: orNull('string'),
        regionCode: orNull('string'),
      }),
    ],
  },
})
