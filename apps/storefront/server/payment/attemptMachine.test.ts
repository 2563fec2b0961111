import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advance, type AttemptChange, isClosed, isLive } from './attemptMachine.js'
import { type AttemptState, isFinished, type PaymentAttempt } from './attempts.js'
import type { PaymentAnswer } from './paymentProvider.js'
import { buildAttempt } from './testing/buildAttempt.js'

const amount = { minor: 820_000, currency: 'CHF' }
const redirect = { url: 'https://bank.test/', method: 'GET', fields: {} } as const
const answers = {
  authorised: { kind: 'authorised', paymentId: 'p', amount },
  otherAmount: { kind: 'authorised', paymentId: 'p', amount: { minor: 1, currency: 'CHF' } },
  otherCurrency: { kind: 'authorised', paymentId: 'p', amount: { minor: 820_000, currency: 'EUR' } },
  refused: { kind: 'refused', paymentId: 'p', reason: 'declined' },
  redirect: { kind: 'redirect', paymentId: 'p', redirect },
  pending: { kind: 'pending', paymentId: 'p', instructions: null },
  error: { kind: 'error', paymentId: null },
} as const satisfies Record<string, PaymentAnswer>

const answered = (name: keyof typeof answers): AttemptChange => ({
  kind: 'answered',
  answer: answers[name],
  from: 'test',
})
const changes = {
  orderCreated: { kind: 'orderCreated', orderNo: '1' },
  nothingToPay: { kind: 'nothingToPay' },
  start: { kind: 'sending', step: 'start', key: 'k' },
  lost: { kind: 'lost' },
  abandoned: { kind: 'abandoned', reason: 'x' },
  voided: { kind: 'voided', reason: 'x' },
  placed: { kind: 'placed' },
  authorised: answered('authorised'),
  otherAmount: answered('otherAmount'),
  otherCurrency: answered('otherCurrency'),
  refused: answered('refused'),
  redirect: answered('redirect'),
  pending: answered('pending'),
  error: answered('error'),
} as const satisfies Record<string, AttemptChange>

/** Next state by state and change; what is absent has no effect on the state. */
const table: Partial<Record<AttemptState, Partial<Record<keyof typeof changes, AttemptState>>>> = {
  ready: { orderCreated: 'ordered', abandoned: 'expired' },
  ordered: { nothingToPay: 'authorised', start: 'submitting', abandoned: 'expired' },
  submitting: {
    lost: 'unknown',
    abandoned: 'expired',
    authorised: 'authorised',
    otherAmount: 'voided',
    otherCurrency: 'voided',
    refused: 'declined',
    redirect: 'action_required',
    pending: 'pending',
    error: 'unknown',
  },
  action_required: {
    lost: 'unknown',
    abandoned: 'expired',
    authorised: 'authorised',
    otherAmount: 'voided',
    otherCurrency: 'voided',
    refused: 'declined',
    pending: 'pending',
    error: 'unknown',
  },
  unknown: {
    abandoned: 'expired',
    authorised: 'authorised',
    otherAmount: 'voided',
    otherCurrency: 'voided',
    refused: 'declined',
    redirect: 'action_required',
    pending: 'pending',
  },
  pending: {
    abandoned: 'expired',
    authorised: 'authorised',
    otherAmount: 'voided',
    otherCurrency: 'voided',
    refused: 'declined',
  },
  authorised: { voided: 'voided', placed: 'placed' },
}
const STATES: readonly AttemptState[] = [
  ...(['ready', 'ordered', 'submitting', 'action_required', 'unknown', 'pending'] as const),
  ...(['authorised', 'placed', 'declined', 'voided', 'expired'] as const),
]
const names = (value: typeof changes) => Object.entries(value)

const cases = STATES.flatMap((state) =>
  names(changes).map(([name, change]) => ({
    state,
    name,
    change,
    next: Object.entries(table[state] ?? {}).find(([key]) => key === name)?.[1] ?? state,
  })),
)

describe('advance', () => {
  it.each(cases)('$state, $name: $next', ({ state, change, next }) => {
    const attempt = buildAttempt({ state })
    expect((advance(attempt, change, 2000) ?? attempt).state).toBe(next)
  })

  it('records the change, its time and the next version', () => {
    const next = advance(buildAttempt({ state: 'submitting' }), { ...changes.authorised, id: 'e-1' }, 2000)
    expect(next).toMatchObject({ version: 1, changedAt: 2000, paymentId: 'p' })
    expect(next?.events).toEqual([{ at: 2000, name: 'test:authorised', id: 'e-1' }])
  })

  it('ignores an event that it knows, whatever the state', () => {
    const events = [{ at: 1, name: 'test:authorised', id: 'e-1' }]
    for (const state of STATES)
      expect(advance(buildAttempt({ state, events }), { ...changes.authorised, id: 'e-1' }, 2000)).toBe(null)
  })

  it.each(['placed', 'authorised', 'declined', 'voided', 'expired'] as const)(
    'gives back a second payment of an attempt that is %s',
    (state) => {
      const attempt = buildAttempt({ state, paymentId: 'first' })
      expect(advance(attempt, changes.authorised, 2000)).toMatchObject({ state, cancels: [{ paymentId: 'p', amount }] })
    },
  )

  it('does not give back the payment of a placed order that is reported again', () => {
    expect(advance(buildAttempt({ state: 'placed', paymentId: 'p' }), changes.authorised, 2000)).toBe(null)
  })

  it('keeps the key of a step that is sent again', () => {
    const once = advance(buildAttempt({ state: 'ordered' }), changes.start, 2000)
    const again = once && advance({ ...once, state: 'ordered' }, { ...changes.start, key: 'other' }, 3000)
    expect(again?.keys).toEqual({ start: 'k' })
  })

  it('tells of a placed order once', () => {
    const placed = advance(buildAttempt({ state: 'authorised' }), changes.placed, 2000) ?? buildAttempt()
    const claimed = advance(placed, { kind: 'notice', notice: 'claimed' }, 3000)
    expect(claimed?.notice).toBe('claimed')
    expect(claimed && advance(claimed, { kind: 'notice', notice: 'claimed' }, 4000)).toBe(null)
  })
})

describe('any sequence of changes', () => {
  const change = fc.constantFrom<AttemptChange>(...Object.values(changes))
  const sequence = fc.array(change, { maxLength: 20 })
  /** All states in order, from `ready`. */
  const walk = (given: readonly AttemptChange[]): readonly PaymentAttempt[] =>
    given.reduce<readonly PaymentAttempt[]>(
      (path, next) => [...path, advance(path.at(-1) ?? buildAttempt(), next, 2000) ?? path.at(-1) ?? buildAttempt()],
      [buildAttempt()],
    )

  it('never leaves a final state, and never places what was not authorised', () => {
    fc.assert(
      fc.property(sequence, (given) => {
        const path = walk(given)
        for (const [index, { state }] of path.entries()) {
          const before = path[index - 1]
          if (before && (before.state === 'placed' || isClosed(before))) expect(state).toBe(before.state)
          if (state === 'placed' && before?.state !== 'placed') expect(before?.state).toBe('authorised')
        }
      }),
      { numRuns: 500, seed: 7 },
    )
  })

  it('increases the version by one with each effect, and is live, placed or closed', () => {
    fc.assert(
      fc.property(sequence, (given) => {
        const path = walk(given)
        for (const [index, attempt] of path.entries()) {
          const before = path[index - 1]
          if (before && attempt !== before) expect(attempt.version).toBe(before.version + 1)
          expect([isLive(attempt), attempt.state === 'placed', isClosed(attempt)].filter(Boolean)).toHaveLength(1)
          if (isLive(attempt)) expect(isFinished(attempt)).toBe(false)
        }
      }),
      { numRuns: 500, seed: 7 },
    )
  })
})
