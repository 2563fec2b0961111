import { isSameMoney, type Money } from '../money.js'
import {
  type PaymentAnswer,
  type PaymentProvider,
  PaymentProviderError,
  type WebhookEvent,
} from '../paymentProvider.js'

/** What the provider does with the next payment. `lost`: authorised, but the answer is lost. */
export type Behaviour =
  | 'authorise'
  | 'refuse'
  | 'redirect'
  | 'pending'
  | 'error'
  | 'lost'
  | 'lostBefore'
  | 'down'
  | 'mismatch'

export interface FakePayment {
  readonly paymentId: string
  readonly reference: string
  readonly amount: Money
  status: 'authorised' | 'refused' | 'redirect' | 'pending' | 'error' | 'cancelled' | 'refunded'
}

/** A provider in memory. */
export interface FakeProvider extends PaymentProvider {
  readonly payments: FakePayment[]
  /** Behaviour of the next payments; `authorise` when empty. */
  readonly plan: Behaviour[]
  /** Events to deliver, in order of their occurrence. */
  readonly events: WebhookEvent[]
  readonly calls: string[]
  /** Decides a payment at the provider's page or account; adds an event. */
  readonly decide: (payment: FakePayment, status: 'authorised' | 'refused') => void
  isDown: boolean
}

/** Creates a provider whose webhooks are signed with the header `x-fake: signed`. */
export function createFakeProvider(id = 'testpay'): FakeProvider {
  const payments: FakePayment[] = []
  const plan: Behaviour[] = []
  const events: WebhookEvent[] = []
  const calls: string[] = []
  const answers = new Map<string, FakePayment>()

  function emit(payment: FakePayment, type: WebhookEvent['type'], isSuccess: boolean): void {
    const { paymentId, reference, amount } = payment
    events.push({ id: `e-${events.length}-${paymentId}`, type, isSuccess, paymentId, reference, amount, reason: null })
  }

  function record(reference: string, amount: Money, status: FakePayment['status'], key: string): FakePayment {
    const known = answers.get(key)
    if (known) return known
    const payment: FakePayment = { paymentId: `p-${payments.length + 1}`, reference, amount, status }
    payments.push(payment)
    answers.set(key, payment)
    if (status === 'authorised' || status === 'refused') emit(payment, 'authorisation', status === 'authorised')
    return payment
  }

  const isOf = (paymentId: string | null, reference: string) => (payment: FakePayment) =>
    paymentId === null ? payment.reference === reference : payment.paymentId === paymentId

  const provider: FakeProvider = {
    id,
    payments,
    plan,
    events,
    calls,
    isDown: false,
    decide(payment, status) {
      if (payment.status !== 'redirect' && payment.status !== 'pending') return
      payment.status = status
      emit(payment, 'authorisation', status === 'authorised')
    },
    async methods() {
      if (provider.isDown) throw new PaymentProviderError(id, 'notSent')
      return new Set(['card', 'twint', 'mobilepay', 'paypal', 'bank_transfer', 'invoice'])
    },
    async start({ reference, amount, key }) {
      calls.push(`start ${key}`)
      if (provider.isDown) throw new PaymentProviderError(id, 'notSent')
      const known = answers.get(key)
      if (known) return answerOf(known)
      const behaviour = plan.shift() ?? 'authorise'
      if (behaviour === 'down') throw new PaymentProviderError(id, 'notSent')
      if (behaviour === 'lostBefore') throw new PaymentProviderError(id, 'unknown')
      const paid = behaviour === 'mismatch' ? { ...amount, minor: amount.minor - 100 } : amount
      const payment = record(reference, paid, STATUSES[behaviour], key)
      if (behaviour === 'lost') throw new PaymentProviderError(id, 'unknown')
      return answerOf(payment)
    },
    async submitDetails({ reference, details }) {
      calls.push('details')
      if (provider.isDown) throw new PaymentProviderError(id, 'notSent')
      const payment = payments.find(({ paymentId }) => paymentId === details['redirectResult'])
      if (payment?.reference !== reference) throw new PaymentProviderError(id, 'rejected')
      return answerOf(payment)
    },
    async find(reference) {
      calls.push('find')
      if (provider.isDown) throw new PaymentProviderError(id, 'notSent')
      const found = payments.filter((payment) => payment.reference === reference)
      const chosen = found.find(({ status }) => status === 'authorised') ?? found.at(-1)
      return chosen ? answerOf(chosen) : { kind: 'none' }
    },
    readWebhook: ({ rawBody, headers }) =>
      headers['x-fake'] === 'signed' ? { kind: 'events', events: JSON.parse(rawBody) } : { kind: 'forged' },
    capture: async () => undefined,
    async cancel({ paymentId, reference }) {
      calls.push('cancel')
      if (provider.isDown) throw new PaymentProviderError(id, 'notSent')
      for (const payment of payments.filter(isOf(paymentId, reference))) {
        if (payment.status === 'refused' || payment.status === 'cancelled' || payment.status === 'refunded') continue
        payment.status = 'cancelled'
        emit(payment, 'cancellation', true)
      }
    },
    async refund({ paymentId, amount }) {
      calls.push('refund')
      const payment = payments.find(isOf(paymentId, ''))
      if (payment && isSameMoney(payment.amount, amount)) payment.status = 'refunded'
    },
  }
  return provider
}

const STATUSES = {
  authorise: 'authorised',
  lost: 'authorised',
  mismatch: 'authorised',
  refuse: 'refused',
  redirect: 'redirect',
  pending: 'pending',
  error: 'error',
} as const

function answerOf({ paymentId, amount, status }: FakePayment): PaymentAnswer {
  switch (status) {
    case 'authorised':
      return { kind: 'authorised', paymentId, amount }
    case 'refused':
      return { kind: 'refused', paymentId, reason: 'declined' }
    case 'cancelled':
    case 'refunded':
      return { kind: 'refused', paymentId, reason: 'cancelled' }
    case 'redirect':
      return { kind: 'redirect', paymentId, redirect: { url: 'https://bank.test/', method: 'GET', fields: {} } }
    case 'pending':
      return { kind: 'pending', paymentId, instructions: null }
    case 'error':
      return { kind: 'error', paymentId }
  }
}
