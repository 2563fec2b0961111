import type { PaymentCardSpec, PaymentMethodResult } from '@vitrine/commerce-client/types/payment'
import type { TextLanguage, Localised } from '../../seed/localised.js'
import { text } from '../../seed/text.js'

/** Payment methods of the shop. */
export type PaymentMethodId = 'CREDIT_CARD' | 'BANK_TRANSFER' | 'GIFT_CERTIFICATE'

interface Method {
  readonly id: PaymentMethodId
  readonly name: Localised
  readonly description: Localised
  readonly cards: readonly PaymentCardSpec[]
  readonly paymentProcessorId: string
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
]

/** Methods for the open amount; none if nothing is open. */
export function paymentMethods(openAmount: number, language: TextLanguage): PaymentMethodResult {
  const applicable = openAmount > 0 ? METHODS : []
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

/** The method with an id; `null` = unknown. */
export function toPaymentMethod(id: string): PaymentMethodId | null {
  return METHODS.find((method) => method.id === id)?.id ?? null
}
