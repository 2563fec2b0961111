import type { Order } from '@vitrine/commerce-client/types/order'
import { describe, expect, it } from 'vitest'
import type { PaymentAttempt } from './attempts.js'
import { findDisagreements } from './findDisagreements.js'
import type { PaymentAnswer } from './paymentProvider.js'
import { buildAttempt } from './testing/buildAttempt.js'

const NOW = Date.parse('2026-11-24T10:00:00Z')
const OLD = NOW - 2 * 60 * 60_000
const amount = { minor: 820_000, currency: 'CHF' }
const authorised: PaymentAnswer = { kind: 'authorised', paymentId: 'p', amount }

const order = (changes: Partial<Order> = {}): Order => ({
  orderNo: '7',
  status: 'new',
  creationDate: new Date(OLD).toISOString(),
  ...changes,
})
const attempt = (changes: Partial<PaymentAttempt> = {}): PaymentAttempt =>
  buildAttempt({
    orderNo: '7',
    state: 'placed',
    notice: 'done',
    keys: { start: 'k' },
    createdAt: OLD,
    changedAt: OLD,
    ...changes,
  })

const textsOf = async (
  orders: readonly Order[],
  attempts: readonly PaymentAttempt[],
  found: PaymentAnswer | { readonly kind: 'none' } = authorised,
) => {
  const provider = { id: 'testpay', find: async () => found }
  return (await findDisagreements({ orders, attempts, provider, now: NOW })).map(({ text }) => text)
}

describe('findDisagreements', () => {
  it('finds none where order, attempt and payment agree', async () => {
    expect(await textsOf([order()], [attempt()])).toEqual([])
    expect(await textsOf([order({ status: 'failed' })], [attempt({ state: 'expired', keys: {} })])).toEqual([])
    expect(await textsOf([order({ status: 'created' })], [attempt({ state: 'pending' })])).toEqual([])
    expect(await textsOf([order({ status: 'created', creationDate: new Date(NOW).toISOString() })], [])).toEqual([])
  })

  it.each<readonly [string, readonly Order[], readonly PaymentAttempt[]]>([
    ['nobody is paying it', [order({ status: 'created' })], []],
    ['nobody is paying it', [order({ status: 'created' })], [attempt({ state: 'expired', keys: {} })]],
    ['is paid, but failed', [order({ status: 'failed' })], [attempt()]],
    ['but its payment is declined', [order()], [attempt({ state: 'declined', keys: {} })]],
    ['is paid, but not placed yet', [], [attempt({ state: 'authorised' })]],
    ['with an unknown result', [], [attempt({ state: 'unknown' })]],
    ['could not be given back yet', [], [attempt({ cancels: [{ paymentId: 'x', amount }] })]],
    ['perhaps its mail was not sent', [], [attempt({ notice: 'claimed' })]],
  ])('%s', async (text, orders, attempts) => {
    const texts = await textsOf(orders, attempts)
    expect(texts).toHaveLength(1)
    expect(texts[0]).toContain(text)
  })

  it('asks the provider about what is over', async () => {
    expect(await textsOf([], [attempt({ state: 'declined' })])).toEqual([
      'is declined, but the provider has an authorised payment',
    ])
    expect(await textsOf([], [attempt()], { kind: 'none' })).toEqual(['is placed, but the provider says none'])
    const owed = attempt({ state: 'declined', changedAt: NOW, cancels: [{ paymentId: 'p', amount }] })
    expect(await textsOf([], [owed])).toEqual([])
  })
})
