import { describe, expect, it } from 'vitest'
import type { HeldSession } from '../session/shopperSession.js'
import { createVisitorPlaces } from './createVisitorPlaces.js'

const scout: HeldSession = {
  usid: 'usid-scout',
  customerId: 'scout',
  isGuest: true,
  accessToken: 'token',
  refreshToken: 'refresh',
  accessEndsAt: 10_000_000,
  refreshSeconds: 1000,
  encUserId: null,
}
const visitor = { ip: '203.0.113.7', headers: { 'accept-language': 'de-AT' } }

/** Visitor places whose logins take 20 ms each and return the result of `login`. */
function open(login: () => HeldSession) {
  const counts = { logins: 0 }
  const places = createVisitorPlaces({
    geolocation: { locate: () => Promise.resolve('CountryCode: AT') },
    sessions: {
      start: async () => {
        counts.logins += 1
        await new Promise((resolve) => setTimeout(resolve, 20))
        return { session: login(), change: 'replaced' }
      },
      hasEnded: () => false,
    },
    cookies: { read: () => null },
    now: () => 1_000_000,
    isDevelopment: false,
  })
  const locateMany = () =>
    Promise.all(Array.from({ length: 20 }, () => places.locate(visitor, AbortSignal.timeout(1000))))
  return { counts, locateMany }
}

describe('the scout', () => {
  it('logs in once for all waiting visitors, and is reused for later ones', async () => {
    const { counts, locateMany } = open(() => scout)
    for (let round = 0; round < 2; round += 1)
      expect(new Set((await locateMany()).map((place) => place?.country))).toEqual(new Set(['AT']))
    expect(counts.logins).toBe(1)
  })

  it('does not log in again for each visitor that waited for a failed login', async () => {
    const { counts, locateMany } = open(() => {
      throw new Error('down')
    })
    expect(new Set(await locateMany())).toEqual(new Set([null]))
    expect(counts.logins).toBe(1)
    await locateMany()
    expect(counts.logins).toBe(2)
  })

  it('is replaced when its token is about to expire', async () => {
    const { counts, locateMany } = open(() => ({ ...scout, accessEndsAt: 1_030_000 }))
    await locateMany()
    await locateMany()
    expect(counts.logins).toBe(2)
  })
})
