import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlaceOutcome } from './payments.js'
import { isFinished } from './attempts.js'
import type { Fault } from './testing/fakePlatformOrders.js'
import type { Behaviour } from './testing/fakeProvider.js'
import { openTestPayments } from './testing/openTestPayments.js'

const RUNS = 300
const SEED = 20_261_124

/** Something that a shopper, the provider or a clock does. */
type Step =
  | { readonly kind: 'place' | 'placeTwice' | 'status' | 'cancel' | 'resume' | 'sweep' }
  | { readonly kind: 'deliver'; readonly index: number }
  | { readonly kind: 'decide'; readonly isAuthorised: boolean }
  /** Placing, while everything else happens; the new attempt is cancelled after some turns of the event loop. */
  | { readonly kind: 'rush'; readonly ticks: number }
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'provider'; readonly isDown: boolean }

const plain = (kind: 'place' | 'placeTwice' | 'status' | 'cancel' | 'resume' | 'sweep') => fc.constant({ kind })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: plain('place') },
  { weight: 2, arbitrary: plain('placeTwice') },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('rush' as const), ticks: fc.nat(40) }) },
  plain('status'),
  plain('cancel'),
  { weight: 2, arbitrary: plain('resume') },
  plain('sweep'),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('deliver' as const), index: fc.nat(6) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('decide' as const), isAuthorised: fc.boolean() }) },
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 5, 31, 90) }),
  fc.record({ kind: fc.constant('provider' as const), isDown: fc.boolean() }),
)
const behaviour = fc.constantFrom<Behaviour>(
  ...(['authorise', 'refuse', 'redirect', 'pending', 'error', 'lost', 'lostBefore', 'down', 'mismatch'] as const),
)
const fault = fc.constantFrom<Fault>('none', 'none', 'none', 'lost', 'unsent', 'unavailable')
const faultyCalls = ['POST orders', 'POST fail', 'PUT status', 'PUT confirmation-status', 'PUT export-status'] as const
const faults = fc.tuple(...faultyCalls.map(() => fc.array(fault, { maxLength: 3 })))

type Shop = ReturnType<typeof openTestPayments>

/** Carries out one step; the outcome is what the shopper is shown. */
async function run(shop: Shop, given: Step): Promise<PlaceOutcome | null> {
  const { payments, provider, clock } = shop
  const latest = (await shop.attempts.ofOwner('mila'))[0]
  const named = { attemptId: latest?.attemptId ?? 'none', owner: 'mila', client: shop.client }
  const paid = provider.payments.at(-1)
  switch (given.kind) {
    case 'place':
      return payments.place(shop.request)
    case 'placeTwice':
      return (await Promise.all([payments.place(shop.request), payments.place(shop.request)]))[1]
    case 'rush': {
      const outcome = payments.place(shop.request)
      await Promise.all([outcome, payments.sweep(), cancelSoon(shop, given.ticks)])
      return outcome
    }
    case 'status':
      return payments.status(named)
    case 'cancel':
      return payments.cancel(named)
    case 'resume':
      return payments.resume({ ...named, details: paid ? { redirectResult: paid.paymentId } : {} })
    case 'sweep':
      await payments.sweep()
      return null
    case 'deliver':
      if (provider.events[given.index]) await shop.deliver(provider.events[given.index])
      return null
    case 'decide':
      if (paid) provider.decide(paid, given.isAuthorised ? 'authorised' : 'refused')
      return null
    case 'wait':
      clock.now += given.minutes * 60_000
      return null
    case 'provider':
      provider.isDown = given.isDown
      return null
  }
}

/** Delivers the latest webhook and cancels the open attempt, after some turns of the event loop. */
async function cancelSoon(shop: Shop, ticks: number): Promise<void> {
  for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve()
  const event = shop.provider.events.at(-1)
  if (event) await shop.deliver(event)
  const open = await shop.payments.openAttempt('mila', null)
  if (open) await shop.payments.cancel({ attemptId: open.attemptId, owner: 'mila', client: shop.client })
}

/** The provider and the platform work again, all webhooks arrive, and the reconciliation runs. */
async function comeToRest(shop: Shop): Promise<void> {
  shop.provider.isDown = false
  shop.platform.faults.clear()
  for (const event of shop.provider.events.slice()) await shop.deliver(event)
  for (let turn = 0; turn < 4; turn += 1) {
    shop.clock.now += 15 * 24 * 60 * 60_000
    await shop.payments.sweep()
  }
}

async function expectConsistent(shop: Shop): Promise<void> {
  const orders = [...shop.platform.orders.values()]
  const placed = orders.filter(({ status }) => status === 'new')
  const charged = shop.provider.payments.filter(({ status }) => status === 'authorised')
  expect(orders.filter(({ status }) => status === 'created')).toEqual([])
  expect(placed.length).toBeLessThanOrEqual(1)
  expect(charged).toHaveLength(placed.length)
  expect(shop.told).toEqual(placed.map(({ orderNo }) => orderNo))
  // One order, or a whole basket.
  expect(shop.platform.baskets.size).toBe(placed.length === 1 ? 0 : 1)
  const facts = { confirmationStatus: 'confirmed', exportStatus: 'ready', orderTotal: 8200 }
  expect(placed).toMatchObject(placed.map(() => facts))
  const attempts = await Promise.all(placed.map(({ orderNo = '' }) => shop.attempts.ofOrder(orderNo)))
  expect(attempts.flat()).toMatchObject(
    charged.map(({ paymentId, reference }) => ({ state: 'placed', paymentId, attemptId: reference })),
  )
  expect(charged.map(({ amount }) => amount)).toEqual(charged.map(() => ({ minor: 820_000, currency: 'CHF' })))
  expect((await shop.attempts.since(0)).filter((attempt) => !isFinished(attempt))).toEqual([])
}

describe('any sequence of a checkout', () => {
  it('ends with one order and one charge, or a whole basket and none', async () => {
    const kinds = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 12 }),
        fc.array(behaviour, { maxLength: 6 }),
        faults,
        async (steps, plan, lost) => {
          const shop = openTestPayments()
          shop.provider.plan.push(...plan)
          for (const [index, name] of faultyCalls.entries()) shop.platform.faults.set(name, [...(lost[index] ?? [])])
          const shownAsFailed = new Set<string>()
          const shownAsPlaced: unknown[] = []
          for (const given of steps) {
            const outcome = await run(shop, given)
            if (outcome) kinds.add(outcome.kind)
            // A shopper is told of success only when the order is placed, and of a failure only when nothing is charged.
            const [latest] = await shop.attempts.ofOwner('mila')
            if (latest && (outcome?.kind === 'failed' || outcome?.kind === 'declined'))
              shownAsFailed.add(latest.attemptId)
            if (outcome?.kind === 'placed') shownAsPlaced.push(shop.platform.orders.get(outcome.orderNo)?.status)
          }
          await comeToRest(shop)
          await expectConsistent(shop)
          expect(shownAsPlaced).toEqual(shownAsPlaced.map(() => 'new'))
          for (const id of shownAsFailed) expect((await shop.attempts.get(id))?.state).not.toBe('placed')
        },
      ),
      { numRuns: RUNS, seed: SEED },
    )
    // The sequences reach every outcome but `changed`.
    expect([...kinds].toSorted()).toEqual(
      ['checking', 'declined', 'failed', 'pending', 'placed', 'redirect', 'refused']
        .concat(kinds.has('changed') ? ['changed'] : [])
        .toSorted(),
    )
  }, 60_000)
})
