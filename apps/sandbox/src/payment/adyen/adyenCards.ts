import { testCardId, testCard } from '../cards/testCards.js'
import type { CardFacts } from '../ledger/payment.js'
import type { TEST_CARDS } from '../cards/testCards.js'

type CaseId = keyof typeof TEST_CARDS

/** `paymentMethod` of a card payment, encrypted as by Adyen's test environment: `test_4111111111111111`. */
export interface AdyenCardInput {
  readonly encryptedCardNumber?: string | undefined
  readonly encryptedExpiryMonth?: string | undefined
  readonly encryptedExpiryYear?: string | undefined
  readonly encryptedSecurityCode?: string | undefined
  readonly holderName?: string | undefined
}

interface Card {
  readonly brand: string
  /** Case that the provider's engine plays. */
  readonly caseId: CaseId
}

/** Adyen's public test cards. Frictionless authentication is like none. */
const CARDS: Readonly<Record<string, Card>> = {
  '4111111111111111': { brand: 'visa', caseId: 'ok' },
  '5555555555554444': { brand: 'mc', caseId: 'ok' },
  '370000000000002': { brand: 'amex', caseId: 'ok' },
  '4360000001000005': { brand: 'cartebancaire', caseId: 'ok' },
  '4035501428146300': { brand: 'cartebancaire', caseId: 'ok' },
  '5201281505129736': { brand: 'mc', caseId: 'ok' },
  '4917610000000000': { brand: 'visa', caseId: 'challenge' },
  '5454545454545454': { brand: 'mc', caseId: 'challenge' },
  '371449635398431': { brand: 'amex', caseId: 'challenge' },
  '4212345678910006': { brand: 'visa', caseId: 'challenge' },
}

interface Outcome {
  readonly caseId: CaseId
  readonly code: number
  readonly text: string
}

const refused = (code: number, text: string, caseId: CaseId = 'declined'): Outcome => ({ caseId, code, text })

/** Outcomes that a test requests by the name of the card holder. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  UNKNOWN: refused(0, 'Unknown', 'error'),
  DECLINED: refused(2, 'Refused'),
  REFERRAL: refused(3, 'Referral'),
  ERROR: refused(4, 'Acquirer Error', 'error'),
  BLOCK_CARD: refused(5, 'Blocked Card'),
  CARD_EXPIRED: refused(6, 'Expired Card', 'expired'),
  INVALID_AMOUNT: refused(7, 'Invalid Amount'),
  INVALID_CARD_NUMBER: refused(8, 'Invalid Card Number'),
  ISSUER_UNAVAILABLE: refused(9, 'Issuer Unavailable'),
  NOT_SUPPORTED: refused(10, 'Not supported'),
  NOT_3D_AUTHENTICATED: refused(11, '3D Not Authenticated'),
  NOT_ENOUGH_BALANCE: refused(12, 'Not enough balance', 'insufficientFunds'),
  PENDING: refused(13, 'Pending', 'pendingAuthorised'),
  ACQUIRER_FRAUD: refused(14, 'Acquirer Fraud'),
  CANCELLED: refused(15, 'Cancelled'),
  SHOPPER_CANCELLED: refused(16, 'Shopper Cancelled'),
  'capture failed': refused(1, 'Approved', 'captureFails'),
  'refund failed': refused(1, 'Approved', 'refundFails'),
}

const SHOPPER_CANCELLED_CODE = 16
const NOT_AUTHENTICATED_CODE = 11

/** Adyen's code and text of a refusal, for the answer. */
export function refusalOf(
  card: CardFacts | null,
  reason: string | null,
): { readonly code: string; readonly text: string } {
  const requested = Object.values(OUTCOMES).find(({ code }) => code === card?.acquirerCode)
  const own =
    reason === 'cancelled' ? SHOPPER_CANCELLED_CODE : reason === 'authentication_failed' ? NOT_AUTHENTICATED_CODE : null
  const byReason = Object.values(OUTCOMES).find(({ code }) => code === own)
  const { code, text } = byReason ?? requested ?? REFUSALS[reason ?? ''] ?? refused(2, 'Refused')
  return { code: String(code), text }
}

const REFUSALS: Readonly<Record<string, Outcome>> = {
  expired_card: refused(6, 'Expired Card'),
  insufficient_funds: refused(12, 'Not enough balance'),
}

/**
 * Reads a card of Adyen's test environment, or one of the provider's own; `null` = the number is none of them. A wrong
 * date or code is declined.
 * @param requestedCode `additionalData.RequestedTestAcquirerResponseCode`
 */
export function readAdyenCard(input: AdyenCardInput, requestedCode: unknown): CardFacts | null {
  const number = decrypt(input.encryptedCardNumber)
  const own = testCardId(number)
  const facts = { last4: number.slice(-4), expiryMonth: 3, expiryYear: 2030 }
  if (own !== null) return { caseId: own, brand: 'testcard', ...facts }
  const card = Object.hasOwn(CARDS, number) ? CARDS[number] : undefined
  if (!card) return null
  const outcome = outcomeOf(input.holderName ?? '', requestedCode)
  if (outcome) return { caseId: outcome.caseId, brand: card.brand, ...facts, acquirerCode: outcome.code }
  return { caseId: isGenuine(input, card.brand) ? card.caseId : 'declined', brand: card.brand, ...facts }
}

function outcomeOf(holderName: string, requestedCode: unknown): Outcome | undefined {
  if (Object.hasOwn(OUTCOMES, holderName)) return OUTCOMES[holderName]
  return Object.values(OUTCOMES).find(({ code, caseId }) => String(code) === String(requestedCode) && !isLater(caseId))
}

/** True for outcomes of a capture or refund, which have no number. */
function isLater(caseId: CaseId): boolean {
  const { capture, refund } = testCard(caseId)
  return capture !== undefined || refund !== undefined
}

function isGenuine(input: AdyenCardInput, brand: string): boolean {
  const { encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode } = input
  return (
    Number(decrypt(encryptedExpiryMonth)) === 3 &&
    decrypt(encryptedExpiryYear) === '2030' &&
    decrypt(encryptedSecurityCode) === (brand === 'amex' ? '7373' : '737')
  )
}

function decrypt(value = ''): string {
  return value.startsWith('test_') ? value.slice('test_'.length) : ''
}
