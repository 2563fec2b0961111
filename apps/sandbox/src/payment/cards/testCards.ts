import type { RefusalReason } from '../ledger/payment.js'

/** A test card: what happens to a payment with it. Without any property it is authorised. */
export interface TestCard {
  /** 16 digits that start with 9, so no real card has them. */
  readonly number: string
  /** One sentence for the list of cards. */
  readonly meaning: string
  /** The cardholder must confirm on a page; `fails` = refused whatever the cardholder does. */
  readonly challenge?: 'asks' | 'fails' | undefined
  readonly refusal?: RefusalReason | undefined
  /** How the answer to the shop fails. */
  readonly answer?: 'timeout' | 'lost' | 'lostAlways' | 'error' | undefined
  /** First `pending`; the outcome follows by webhook. */
  readonly pending?: 'authorised' | 'refused' | undefined
  readonly webhook?: 'late' | 'first' | 'twice' | 'disorder' | 'forged' | 'otherAmount' | undefined
  /** Difference between the authorised and the requested amount, in minor units. */
  readonly authorises?: number | undefined
  readonly capture?: 'fails' | 'late' | undefined
  readonly refund?: 'fails' | undefined
}

/** Test cards by id. */
export const TEST_CARDS = {
  ok: { number: '9000000000010000', meaning: 'Authorised.' },
  declined: { number: '9000000000020009', meaning: 'Declined by the bank.', refusal: 'declined' },
  insufficientFunds: {
    number: '9000000000030008',
    meaning: 'Refused: insufficient funds.',
    refusal: 'insufficient_funds',
  },
  expired: { number: '9000000000040007', meaning: 'Refused: the card has expired.', refusal: 'expired_card' },
  challenge: {
    number: '9000000000050006',
    meaning: '3-D Secure: a page asks to confirm; authorised if confirmed.',
    challenge: 'asks',
  },
  challengeFails: {
    number: '9000000000060005',
    meaning: '3-D Secure: refused whatever is chosen on the page.',
    challenge: 'fails',
  },
  timeout: {
    number: '9000000000070004',
    meaning: 'No answer within the time-out of the shop. Nothing is authorised.',
    answer: 'timeout',
  },
  answerLost: {
    number: '9000000000080003',
    meaning: 'Authorised, but the connection breaks before the answer. A repetition with the same key is answered.',
    answer: 'lost',
  },
  answerAlwaysLost: {
    number: '9000000000090002',
    meaning: 'Authorised, but every answer is lost. Only the webhook and GET tell.',
    answer: 'lostAlways',
  },
  error: { number: '9000000000100009', meaning: 'Technical error. Nothing is authorised.', answer: 'error' },
  webhookLate: {
    number: '9000000000110008',
    meaning: 'Authorised; the webhook follows seconds later.',
    webhook: 'late',
  },
  webhookFirst: {
    number: '9000000000120007',
    meaning: 'Authorised; the webhook comes before the answer.',
    webhook: 'first',
  },
  webhookTwice: { number: '9000000000130006', meaning: 'Authorised; every webhook comes twice.', webhook: 'twice' },
  webhookDisorder: {
    number: '9000000000140005',
    meaning: 'Authorised; the webhook of a capture or cancellation can overtake the one of the authorisation.',
    webhook: 'disorder',
  },
  webhookForged: {
    number: '9000000000150004',
    meaning: 'Authorised; a webhook with a wrong signature reports a refusal, then the right one comes.',
    webhook: 'forged',
  },
  webhookOtherAmount: {
    number: '9000000000160003',
    meaning: 'Authorised; the webhook has another amount than the answer.',
    webhook: 'otherAmount',
  },
  otherAmount: {
    number: '9000000000170002',
    meaning: 'Authorises 1.00 less than requested: answer, GET and webhook agree.',
    authorises: -100,
  },
  captureFails: { number: '9000000000180001', meaning: 'Authorised; captures fail.', capture: 'fails' },
  captureLate: {
    number: '9000000000190000',
    meaning: 'Authorised; the webhook of a capture comes seconds later.',
    capture: 'late',
  },
  refundFails: { number: '9000000000200007', meaning: 'Authorised; refunds fail.', refund: 'fails' },
  pendingAuthorised: {
    number: '9000000000210006',
    meaning: 'Pending; authorised by webhook seconds later.',
    pending: 'authorised',
  },
  pendingRefused: {
    number: '9000000000220005',
    meaning: 'Pending; refused by webhook seconds later.',
    pending: 'refused',
  },
} as const satisfies Readonly<Record<string, TestCard>>

const CARDS: ReadonlyMap<string, TestCard> = new Map(Object.entries(TEST_CARDS))

/** The behaviour of a card; that of `ok` for an unknown id and for payments without a card. */
export function testCard(caseId: string | undefined): TestCard {
  return CARDS.get(caseId ?? 'ok') ?? TEST_CARDS.ok
}

/** The id of the test card with a number; `null` = none. */
export function testCardId(number: string): string | null {
  return [...CARDS].find(([, card]) => card.number === number)?.[0] ?? null
}
