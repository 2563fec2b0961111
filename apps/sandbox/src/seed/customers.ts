/** Password of every seeded customer; it protects fictional people only. */
export const SEEDED_PASSWORD = 'Vitrine-2026!'

/** Ids of the seeded customers, for seeds that belong to one. */
export const SEEDED_CUSTOMER_IDS = {
  mila: 'abMilaBrandtHalbrenn000001',
  staff: 'abStaffSaleHalbrenn0000002',
  jonas: 'abJonasHolmHalbrenn0000003',
} as const

export interface SeedCustomer {
  readonly customerId: string
  /** Login and e-mail address. */
  readonly login: string
  readonly firstName: string
  readonly lastName: string
  readonly profile: Readonly<Record<string, unknown>>
  readonly custom: Readonly<Record<string, unknown>>
  readonly customerGroups: readonly string[]
  /** Bodies of createCustomerAddress. */
  readonly addresses: readonly Readonly<Record<string, unknown>>[]
  /** Bodies of createCustomerPaymentInstrument. */
  readonly cards: readonly Readonly<Record<string, unknown>>[]
  /** Product ids of the wish list; empty = no list yet. */
  readonly wishlist: readonly string[]
}

/** A customer with all kinds of data, a staff sale customer, and one with an empty account. */
export const SEEDED_CUSTOMERS: readonly SeedCustomer[] = [
  {
    customerId: SEEDED_CUSTOMER_IDS.mila,
    login: 'mila.brandt@example.com',
    firstName: 'Mila',
    lastName: 'Brandt',
    profile: {
      salutation: 'Ms',
      phoneHome: '+41 44 000 00 21',
      phoneMobile: '+41 79 000 00 21',
      preferredLocale: 'de-CH',
    },
    custom: { c_loyaltyOptIn: true, c_sscid: 'SSC-000021', c_ssccid: 'SSCC-000021' },
    customerGroups: [],
    addresses: [
      {
        addressId: 'Home',
        preferred: true,
        salutation: 'Ms',
        firstName: 'Mila',
        lastName: 'Brandt',
        address1: 'Seeblickgasse 12',
        postalCode: '8008',
        city: 'Zürich',
        countryCode: 'CH',
        phone: '+41 44 000 00 21',
      },
      {
        addressId: 'Studio',
        salutation: 'Ms',
        firstName: 'Mila',
        lastName: 'Brandt',
        companyName: 'Brandt Lichtwerk',
        address1: 'Am Alten Speicher 3',
        address2: 'Hof 2',
        postalCode: '20457',
        city: 'Hamburg',
        countryCode: 'DE',
        phone: '+49 40 000 00 21',
      },
    ],
    cards: [
      {
        paymentMethodId: 'CREDIT_CARD',
        default: true,
        paymentCard: {
          cardType: 'Visa',
          holder: 'Mila Brandt',
          number: '4111111111111111',
          expirationMonth: 9,
          expirationYear: 2030,
        },
      },
    ],
    wishlist: ['4130-110-1', '4130-112-1', '4130-120-1'],
  },
  {
    customerId: SEEDED_CUSTOMER_IDS.staff,
    login: 'staff@halbrenn.example',
    firstName: 'Noor',
    lastName: 'Aebischer',
    profile: { preferredLocale: 'de-CH' },
    custom: { c_isStaffSale: true, c_isStaffSaleCustomer: true },
    customerGroups: ['staff-sale'],
    addresses: [],
    cards: [],
    wishlist: [],
  },
  {
    customerId: SEEDED_CUSTOMER_IDS.jonas,
    login: 'jonas.holm@example.com',
    firstName: 'Jonas',
    lastName: 'Holm',
    profile: { preferredLocale: 'da-DK' },
    custom: {},
    customerGroups: [],
    addresses: [],
    cards: [],
    wishlist: [],
  },
]
