import type { PaymentCardSpec, PaymentMethodResult } from '@vitrine/commerce-client/types/payment'
import type { Currency, TextLanguage, Localised } from '../../seed/localised.js'
import { same, text } from '../../seed/text.js'

/** Payment methods of the shop. */
export type PaymentMethodId =
  | 'CREDIT_CARD'
  | 'TWINT'
  | 'MOBILEPAY'
  | 'PAYPAL'
  | 'BANK_TRANSFER'
  | 'INVOICE'
  | 'GIFT_CERTIFICATE'
  /** The one method of Adyen's cartridge: it stands for every method of Adyen. */
  | 'AdyenComponent'

interface Method {
  readonly id: PaymentMethodId
  readonly name: Localised
  readonly description: Localised
  readonly cards: readonly PaymentCardSpec[]
  readonly paymentProcessorId: string
  /** The only currency in which it is offered; absent = all. */
  readonly currency?: Currency | undefined
}

const CARDS: readonly PaymentCardSpec[] = [
  { cardType: 'Visa', name: 'Visa', numberLengths: ['13', '16'], numberPrefixes: ['4'], securityCodeLength: 3 },
  {
    cardType: 'Master Card',
    name: 'Mastercard',
    numberLengths: ['16'],
    numberPrefixes: ['51-55', '2221-2720'],
    securityCodeLength: 3,
  },
  {
    cardType: 'Amex',
    name: 'American Express',
    numberLengths: ['15'],
    numberPrefixes: ['34', '37'],
    securityCodeLength: 4,
  },
]

const IN_THE_APP = text(
  'Confirmed in the app on your phone',
  'Bestätigung in der App auf Ihrem Telefon',
  'À confirmer dans l’application de votre téléphone',
  'Bekræftes i appen på din telefon',
)

const METHODS: readonly Method[] = [
  {
    id: 'CREDIT_CARD',
    name: text('Credit card', 'Kreditkarte', 'Carte de crédit', 'Kreditkort'),
    description: text(
      'Charged when we send your order',
      'Belastung beim Versand Ihrer Bestellung',
      'Débitée à l’expédition de votre commande',
      'Trækkes, når vi sender din ordre',
    ),
    cards: CARDS,
    paymentProcessorId: 'SANDBOX_CARD',
  },
  {
    id: 'TWINT',
    name: same('TWINT'),
    description: IN_THE_APP,
    cards: [],
    paymentProcessorId: 'SANDBOX_WALLET',
    currency: 'CHF',
  },
  {
    id: 'MOBILEPAY',
    name: same('MobilePay'),
    description: IN_THE_APP,
    cards: [],
    paymentProcessorId: 'SANDBOX_WALLET',
    currency: 'DKK',
  },
  {
    id: 'PAYPAL',
    name: same('PayPal'),
    description: text(
      'Confirmed in your PayPal account',
      'Bestätigung in Ihrem PayPal-Konto',
      'À confirmer dans votre compte PayPal',
      'Bekræftes på din PayPal-konto',
    ),
    cards: [],
    paymentProcessorId: 'SANDBOX_WALLET',
  },
  {
    id: 'BANK_TRANSFER',
    name: text('Bank transfer', 'Banküberweisung', 'Virement bancaire', 'Bankoverførsel'),
    description: text(
      'We send your order once the amount has arrived',
      'Versand, sobald der Betrag eingegangen ist',
      'Expédition dès réception du montant',
      'Vi sender, når beløbet er modtaget',
    ),
    cards: [],
    paymentProcessorId: 'SANDBOX_TRANSFER',
  },
  {
    id: 'INVOICE',
    name: text('Invoice', 'Rechnung', 'Facture', 'Faktura'),
    description: text(
      'Payable within 30 days of delivery',
      'Zahlbar innerhalb von 30 Tagen nach Lieferung',
      'À régler sous 30 jours après la livraison',
      'Betales inden 30 dage efter levering',
    ),
    cards: [],
    paymentProcessorId: 'SANDBOX_INVOICE',
  },
  {
    id: 'GIFT_CERTIFICATE',
    name: text('Gift certificate', 'Geschenkgutschein', 'Chèque-cadeau', 'Gavebevis'),
    description: text(
      'Up to the balance of its code',
      'Bis zum Guthaben des Codes',
      'À hauteur du solde du code',
      'Op til saldoen på koden',
    ),
    cards: [],
    paymentProcessorId: 'SANDBOX_GIFT_CERTIFICATE',
  },
  {
    id: 'AdyenComponent',
    name: same('Adyen'),
    description: text('Payment with Adyen', 'Zahlung mit Adyen', 'Paiement avec Adyen', 'Betaling med Adyen'),
    cards: [],
    paymentProcessorId: 'ADYEN_COMPONENT',
  },
]

/** Methods for the open amount in a currency; none if nothing is open. */
export function paymentMethods(openAmount: number, currency: Currency, language: TextLanguage): PaymentMethodResult {
  const applicable = openAmount > 0 ? METHODS.filter((method) => isOffered(method, currency)) : []
  return {
    applicablePaymentMethods: applicable.map(({ id, name, description, cards, paymentProcessorId }) => ({
      id,
      name: name[language],
      description: description[language],
      ...(cards.length > 0 && { cards }),
      paymentProcessorId,
    })),
  }
}

/** The method with an id; `null` = unknown, or not offered in the currency. */
export function toPaymentMethod(id: string, currency?: Currency): PaymentMethodId | null {
  const method = METHODS.find((candidate) => candidate.id === id)
  return method && (currency === undefined || isOffered(method, currency)) ? method.id : null
}

function isOffered({ currency }: Method, wanted: Currency): boolean {
  return currency === undefined || currency === wanted
}
