import { CommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSessions, isRefused } from './createSessions.js'
import type { HeldSession } from './shopperSession.js'

const error = (status: number | null) =>
  new CommerceApiError('no', { operation: 'POST /token', kind: 'validation', status })

const tokensOf = (name: string, changes: Partial<TokenResponse> = {}): TokenResponse => ({
  access_token: `at-${name}`,
  refresh_token: `rt-${name}`,
  expires_in: 1800,
  token_type: 'BEARER',
  usid: 'u',
  customer_id: 'mila',
  enc_user_id: 'pseudonym',
  ...changes,
})

function setUp() {
  const clock = { now: 0 }
  const gateway = {
    startGuest: vi.fn(async () => tokensOf('guest', { customer_id: 'guest', enc_user_id: '' })),
    refresh: vi.fn(async (_refreshToken: string) => tokensOf('2')),
    logout: vi.fn((_session: HeldSession) => Promise.resolve(undefined)),
  }
  const sessions = createSessions(gateway, () => clock.now)
  return { clock, gateway, sessions, mila: sessions.adopt(tokensOf('1')).session }
}

describe('sessions', () => {
  it('are kept until a minute before their token expires, then renewed', async () => {
    const { clock, gateway, sessions, mila } = setUp()
    clock.now = 1_739_999
    expect(await sessions.use(mila)).toEqual({ session: mila, change: 'kept' })
    clock.now = 1_740_000
    const renewed = await sessions.use(mila)
    expect(renewed).toMatchObject({ change: 'renewed', session: { accessToken: 'at-2', refreshToken: 'rt-2' } })
    expect(gateway.refresh.mock.calls).toEqual([['rt-1']])
  })

  it('are renewed once for simultaneous and later callers', async () => {
    const { gateway, sessions, mila } = setUp()
    const [first, second] = await Promise.all([sessions.renew(mila), sessions.renew(mila)])
    const late = await sessions.renew(mila)
    expect([second, late]).toEqual([first, first])
    expect(gateway.refresh).toHaveBeenCalledTimes(1)
  })

  it('are renewed again after a failed attempt', async () => {
    const { gateway, sessions, mila } = setUp()
    gateway.refresh.mockRejectedValueOnce(error(503))
    await expect(sessions.renew(mila)).rejects.toMatchObject({ status: 503 })
    expect(await sessions.renew(mila)).toMatchObject({ change: 'renewed' })
  })

  it('of another customer count as replaced', async () => {
    const { gateway, sessions, mila } = setUp()
    gateway.refresh.mockResolvedValueOnce(tokensOf('2', { customer_id: 'other' }))
    expect(await sessions.renew(mila)).toMatchObject({ change: 'replaced' })
  })

  it('are replaced by a guest session when the renewal is refused', async () => {
    const { gateway, sessions, mila } = setUp()
    gateway.refresh.mockRejectedValueOnce(error(400))
    expect(await sessions.renew(mila)).toMatchObject({
      change: 'replaced',
      session: { customerId: 'guest', isGuest: true },
    })
  })
})

it('a session after a login replaces the previous one', () => {
  const { sessions } = setUp()
  expect(sessions.adopt(tokensOf('1'))).toMatchObject({ change: 'replaced', session: { accessToken: 'at-1' } })
})

describe('a session that has ended', () => {
  it('is neither used nor renewed, and is ended at the login service', async () => {
    const { gateway, sessions, mila } = setUp()
    expect(sessions.hasEnded(mila)).toBe(false)
    await sessions.end(mila)
    expect(sessions.hasEnded(mila)).toBe(true)
    expect(await sessions.use(mila)).toMatchObject({ change: 'replaced', session: { customerId: 'guest' } })
    expect(await sessions.renew(mila)).toMatchObject({ change: 'replaced', session: { customerId: 'guest' } })
    expect(gateway.refresh).not.toHaveBeenCalled()
    expect(gateway.logout.mock.calls).toEqual([[mila]])
  })

  it.each([
    ['refresh token', { accessToken: 'at-other' }],
    ['access token', { refreshToken: 'rt-other' }],
  ])('is recognised by its %s alone', async (_, changes) => {
    const { sessions, mila } = setUp()
    await sessions.forget(mila)
    expect(sessions.hasEnded({ ...mila, ...changes })).toBe(true)
    expect(sessions.hasEnded({ ...mila, accessToken: 'at-other', refreshToken: 'rt-other' })).toBe(false)
  })

  it('is remembered until its refresh token expires', async () => {
    const time = vi.spyOn(performance, 'now').mockReturnValue(1)
    onTestFinished(() => time.mockRestore())
    const { sessions, mila } = setUp()
    const hasEndedAt = async (seconds: number) => {
      time.mockReturnValue(seconds * 1000)
      // The cache reads the clock at most once per millisecond.
      await setTimeout(3)
      return sessions.hasEnded({ ...mila, accessToken: 'at-other' })
    }
    await sessions.forget({ ...mila, refreshSeconds: 3600 })
    expect(await hasEndedAt(3599)).toBe(true)
    expect(await hasEndedAt(3602)).toBe(false)
  })

  it('includes its renewal by another tab', async () => {
    const { gateway, sessions, mila } = setUp()
    const { session: renewed } = await sessions.renew(mila)
    await sessions.end(mila)
    expect([sessions.hasEnded(mila), sessions.hasEnded(renewed)]).toEqual([true, true])
    expect(gateway.logout.mock.calls).toEqual([[renewed]])
  })

  it('does not include the guest session that replaced it', async () => {
    const { gateway, sessions, mila } = setUp()
    gateway.refresh.mockRejectedValueOnce(error(400))
    const { session: guest } = await sessions.renew(mila)
    expect(await sessions.forget(mila)).toBe(mila)
    expect(sessions.hasEnded(guest)).toBe(false)
  })

  it('without an access token does not end other sessions without one', async () => {
    const { sessions, mila } = setUp()
    await sessions.forget({ ...mila, accessToken: '' })
    expect(sessions.hasEnded({ ...mila, accessToken: '', refreshToken: 'rt-other' })).toBe(false)
  })

  it('of a guest is not ended at the login service', async () => {
    const { gateway, sessions } = setUp()
    const { session } = await sessions.start()
    await sessions.end(session)
    expect(gateway.logout).not.toHaveBeenCalled()
    expect(sessions.hasEnded(session)).toBe(true)
  })

  it('has ended here even if the login service cannot be called', async () => {
    const { gateway, sessions, mila } = setUp()
    gateway.logout.mockRejectedValueOnce(error(503))
    await expect(sessions.end(mila)).rejects.toMatchObject({ status: 503 })
    expect(sessions.hasEnded(mila)).toBe(true)
  })
})

it.each([
  [error(400), true],
  [error(401), true],
  [error(403), true],
  [error(404), true],
  [error(412), true],
  [error(408), false],
  [error(429), false],
  [error(503), false],
  [error(null), false],
  [new Error('no'), false],
])('isRefused, %#', (cause, expected) => {
  expect(isRefused(cause)).toBe(expected)
})
