import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import { describe, expect, it, vi } from 'vitest'
import { createGuestToken } from './guestToken.js'
import { createSealer } from './sealing.js'
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
  it('is asked for once by many, and kept', async () => {
    const { guest, startGuest } = setUp()
    const tokens = await Promise.all(Array.from({ length: 50 }, () => guest.get()))
    expect(new Set(tokens)).toEqual(new Set(['token-1']))
    await guest.get()
    expect(startGuest).toHaveBeenCalledTimes(1)
  })

  it('is renewed a minute before it ends', async () => {
    const { guest, clock } = setUp()
    await guest.get()
    clock.now = 1_739_000
    expect(await guest.get()).toBe('token-1')
    clock.now = 1_741_000
    expect(await guest.get()).toBe('token-2')
  })

  it('serves its last minute when the renewal fails', async () => {
    const { guest, clock, startGuest } = setUp()
    await guest.get()
    clock.now = 1_750_000
    startGuest.mockRejectedValueOnce(new Error('down'))
    expect(await guest.get()).toBe('token-1')
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

  it('leaves a refused token of somebody else alone', async () => {
    const { guest, startGuest } = setUp()
    await guest.get()
    const call = withGuestToken(async () => new Response(null, { status: 401 }), guest)
    const response = await call('http://platform.example/', { headers: { authorization: 'Bearer other' } })
    expect(response.status).toBe(401)
    expect(startGuest).toHaveBeenCalledTimes(1)
  })
})

describe('sealing', () => {
  const [first, second] = ['first-secret-first-secret-first-se', 'second-secret-second-secret-second']

  it('opens what it sealed, for its purpose only', () => {
    const sealer = createSealer([first])
    const sealed = sealer.seal('a', 'text')
    expect(sealer.open('a', sealed)).toBe('text')
    expect(sealer.open('b', sealed)).toBeNull()
    expect(sealed).not.toContain('text')
  })

  it('opens what an older key sealed, and nothing of a key that is gone', () => {
    const sealed = createSealer([first]).seal('a', 'text')
    expect(createSealer([second, first]).open('a', sealed)).toBe('text')
    expect(createSealer([second]).open('a', sealed)).toBeNull()
  })

  it.each(['', 'x', 'AAAA', 'not base64 !', 'A'.repeat(200)])('opens no nonsense: "%s"', (sealed) => {
    expect(createSealer([first]).open('a', sealed)).toBeNull()
  })

  it('opens nothing that was changed', () => {
    const sealer = createSealer([first])
    const sealed = sealer.seal('a', 'text')
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('A') ? 'BB' : 'AA'}`
    expect(sealer.open('a', changed)).toBeNull()
  })
})
