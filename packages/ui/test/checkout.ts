import type { CheckoutAddressFormProps } from '../src/components/CheckoutAddressForm/CheckoutAddressForm.js'
import type { CheckoutDeliveryFormProps } from '../src/components/CheckoutDeliveryForm/CheckoutDeliveryForm.js'
import type { CheckoutPaymentFormProps } from '../src/components/CheckoutPaymentForm/CheckoutPaymentForm.js'
import type { OrderConfirmationProps } from '../src/components/OrderConfirmation/OrderConfirmation.js'
import { order } from './order.js'

export const phone = { label: '+41 44 123 45 67', href: 'tel:+41441234567' }

export const shippingValues = {
  'shipping.country': 'CH',
  'shipping.firstName': 'Anna',
  'shipping.lastName': 'Lindqvist',
  'shipping.line1': 'Bahnhofstrasse 24',
  'shipping.postalCode': '8001',
  'shipping.city': 'Zürich',
  'shipping.phone': '+41781234567',
}

export const pickUpStores = [
  {
    id: 'zurich',
    name: 'Zürich Bahnhofstrasse',
    address: ['Bahnhofstrasse 24', '8001 Zürich'],
    hours: ['Mon – Fri 10:00 – 18:30', 'Sat 10:00 – 17:00'],
    availability: 'all',
    href: '/stores/zurich',
  },
  {
    id: 'geneva',
    name: 'Genève Rue du Rhône',
    address: ['Rue du Rhône 50', '1204 Genève'],
    hours: ['Mon – Sat 10:00 – 18:00'],
    availability: 'none',
    href: '/stores/geneva',
  },
] as const

export const address = {
  action: '/checkout/shipping/submit',
  country: ['CH'],
  values: {},
  problems: [],
  pickUp: { stores: pickUpStores },
} as const satisfies CheckoutAddressFormProps

export const delivery = {
  action: '/checkout/shipping/submit',
  methods: [
    { id: 'insured', name: 'Insured courier', price: 0, arrival: 'Tue 24 – Thu 26 Nov' },
    {
      id: 'appointment',
      name: 'By appointment',
      description: 'We call you to agree on a day and an hour.',
      price: 45,
      arrival: 'Wed 25 Nov',
    },
  ],
  value: '',
  currency: 'CHF',
  problems: [],
} as const satisfies CheckoutDeliveryFormProps

export const payment = {
  action: '/checkout/payment/submit',
  quote: 'q-1',
  methods: [
    { id: 'CARD', kind: 'card' },
    { id: 'TWINT', kind: 'twint' },
    { id: 'TRANSFER', kind: 'bank_transfer' },
  ],
  value: '',
  problems: [],
  card: null,
  certificates: [],
  certificateAction: '/checkout/payment/submit',
  certificateProblem: null,
  amountDue: 15200,
  currency: 'CHF',
  agreement: {
    country: 'CH',
    language: 'en',
    hasUsedGoods: false,
    hasPersonalised: false,
    termsHref: '/terms',
    withdrawalHref: '/returns',
    guaranteeHref: '/guarantee',
    privacyHref: '/privacy',
  },
} as const satisfies CheckoutPaymentFormProps

const people = ['Anna Lindqvist', 'Bahnhofstrasse 24', '8001 Zürich', 'Switzerland']

export const confirmation = {
  orderNo: 'VT-00012345',
  email: 'anna@example.com',
  date: '24 November 2026',
  lines: order.lines,
  totals: order.totals,
  currency: 'CHF',
  promotions: order.promotions,
  giftCards: order.giftCards,
  shippingAddress: people,
  billingAddress: people,
  method: 'Insured courier',
  arrival: 'Tue 24 – Thu 26 Nov',
  payment: 'Visa •••• 1111',
  calendarHref: '/order/VT-00012345.ics',
  documents: [
    { href: '/order/VT-00012345/confirmation.pdf', label: 'Order confirmation (PDF)' },
    { href: '/returns', label: 'Returns' },
  ],
  accountHref: '/account/create?order=VT-00012345',
  continueHref: '/',
  phone,
} as const satisfies OrderConfirmationProps
