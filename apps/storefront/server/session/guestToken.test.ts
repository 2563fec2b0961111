import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import { describe, expect, it, vi } from 'vitest'
import { createGuestToken } from './guestToken.js'
import { withGuestToken } from './withGuestToken.js'

function setUp() {
  const clock = { now: 0 }
  let serial = 0
  const startGuest = vi.fn(async (): Promise<TokenResponse> => {
    serial += 1
    return {
      access_token: `token-${serial}`,
      refresh_token: 'r',
      expires_in: 1800,
      token_type: 'BEARER',
      usid: 'u',
      customer_id: 'c',
    }
  })
  const guest = createGuestToken({ startGuest }, () => clock.now)
  return { clock, startGuest, guest }
}

describe('shared guest token', () => {
  it('is requested once for many callers, and kept', async () => {
    const { guest, startGuest } = setUp()
    const tokens = await Promise.all(Array.from({ length: 50 }, () => guest.get()))
    expect(new Set(tokens)).toEqual(new Set(['token-1']))
    await guest.get()
    expect(startGuest).toHaveBeenCalledTimes(1)
  })

  it('is renewed a minute before it expires', async () => {
    const { guest, clock } = setUp()
    await guest.get()
    clock.now = 1_739_999
    expect(await guest.get()).toBe('token-1')
    clock.now = 1_740_000
    expect(await guest.get()).toBe('token-2')
  })

  it('is used in its last minute when the renewal fails', async () => {
    const { guest, clock, startGuest } = setUp()
    await guest.get()
    clock.now = 1_750_000
    startGuest.mockRejectedValueOnce(new Error('down'))
    expect(await guest.get()).toBe('token-1')
  })

  it('is unavailable when the first login fails, or when a renewal fails after it expired', async () => {
    const { guest, clock, startGuest } = setUp()
    startGuest.mockRejectedValueOnce(new Error('down'))
    await expect(guest.get()).rejects.toThrow('down')
    expect(await guest.get()).toBe('token-1')
    clock.now = 1_800_000
    startGuest.mockRejectedValueOnce(new Error('down'))
    await expect(guest.get()).rejects.toThrow('down')
  })

  it('is replaced once, and the call repeated, when the platform refuses it', async () => {
    const { guest } = setUp()
    const sent: (string | null)[] = []
    const platform: typeof fetch = async (_input, init) => {
      const token = new Headers(init?.headers).get('authorization')
      sent.push(token)
      return new Response(null, { status: token === 'Bearer token-1' ? 401 : 200 })
    }
    const call = withGuestToken(platform, guest)
    const response = await call('http://platform.example/', {
      headers: { authorization: `Bearer ${await guest.get()}` },
    })
    expect(response.status).toBe(200)
    expect(sent).toEqual(['Bearer token-1', 'Bearer token-2'])
  })

  it('is not replaced when another token is refused', async () => {
    const { guest, startGuest } = setUp()
    await guest.get()
    const call = withGuestToken(async () => new Response(null, { status: 401 }), guest)
    const response = await call('http://platform.example/', { headers: { authorization: 'Bearer other' } })
    expect(response.status).toBe(401)
    expect(startGuest).toHaveBeenCalledTimes(1)
  })

  it('is replaced only once: a second refusal is returned', async () => {
    const { guest, startGuest } = setUp()
    const call = withGuestToken(async () => new Response(null, { status: 401 }), guest)
    const headers = { authorization: `Bearer ${await guest.get()}` }
    expect((await call('http://platform.example/', { headers })).status).toBe(401)
    expect(startGuest).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['a write', 'http://platform.example/', { method: 'POST' }],
    ['a Request object', new Request('http://platform.example/'), {}],
  ])('is not replaced for %s, which is not sent again', async (_, input, init) => {
    const { guest, startGuest } = setUp()
    const headers = { authorization: `Bearer ${await guest.get()}` }
    let calls = 0
    const platform: typeof fetch = async () => {
      calls += 1
      return new Response(null, { status: 401 })
    }
    const response = await withGuestToken(platform, guest)(input, { ...init, headers })
    expect([response.status, calls]).toEqual([401, 1])
    expect(startGuest).toHaveBeenCalledTimes(1)
  })

  it('is kept for any status except 401; a repeated call differs only in the token', async () => {
    const { guest, startGuest } = setUp()
    const authorization = `Bearer ${await guest.get()}`
    const forbidden = withGuestToken(async () => new Response(null, { status: 403 }), guest)
    expect((await forbidden('http://platform.example/', { headers: { authorization } })).status).toBe(403)
    expect(startGuest).toHaveBeenCalledTimes(1)
    const sent: RequestInit[] = []
    const platform: typeof fetch = async (_input, init = {}) => {
      sent.push(init)
      return new Response(null, { status: sent.length === 1 ? 401 : 200 })
    }
    const init: RequestInit = { redirect: 'error', headers: { authorization, accept: 'application/json' } }
    await withGuestToken(platform, guest)('http://platform.example/', init)
    expect(sent[1]?.redirect).toBe('error')
    expect(Object.fromEntries(new Headers(sent[1]?.headers))).toEqual({
      authorization: 'Bearer token-2',
      accept: 'application/json',
    })
  })

  it('is not dropped when an earlier token is refused', async () => {
    const { guest, startGuest } = setUp()
    const token = await guest.get()
    guest.drop('token-0')
    expect([await guest.get(), guest.isShared(token), guest.isShared('token-0')]).toEqual([token, true, false])
    expect(startGuest).toHaveBeenCalledTimes(1)
  })
})
