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

  /** Pairs of an attempt and the next one. */
  const steps = (given: readonly AttemptChange[]) => {
    const path = walk(given)
    return path.slice(1).map((after, index) => ({ before: path[index] ?? after, after }))
  }
  const isEnded = (attempt: PaymentAttempt) => attempt.state === 'placed' || isClosed(attempt)

  it('never leaves a final state', () => {
    expect(() =>
      fc.assert(
        fc.property(sequence, (given) =>
          steps(given).every(({ before, after }) => !isEnded(before) || after.state === before.state),
        ),
        { numRuns: 500, seed: 7 },
      ),
    ).not.toThrow()
  })

  it('never places what was not authorised', () => {
    expect(() =>
      fc.assert(
        fc.property(sequence, (given) =>
          steps(given).every(
            ({ before, after }) =>
              after.state !== 'placed' || before.state === 'placed' || before.state === 'authorised',
          ),
        ),
        { numRuns: 500, seed: 7 },
      ),
    ).not.toThrow()
  })

  it('increases the version by one with each effect', () => {
    expect(() =>
      fc.assert(
        fc.property(sequence, (given) =>
          steps(given).every(({ before, after }) => after === before || after.version === before.version + 1),
        ),
        { numRuns: 500, seed: 7 },
      ),
    ).not.toThrow()
  })

  it('is always one of live, placed and closed, and unfinished while live', () => {
    expect(() =>
      fc.assert(
        fc.property(sequence, (given) =>
          walk(given).every(
            (attempt) =>
              [isLive(attempt), attempt.state === 'placed', isClosed(attempt)].filter(Boolean).length === 1 &&
              !(isLive(attempt) && isFinished(attempt)),
          ),
        ),
        { numRuns: 500, seed: 7 },
      ),
    ).not.toThrow()
  })
})
