import type { GuestToken } from './guestToken.js'

/**
 * Fetch that replaces the shared guest token once when the platform refuses it (its keys changed, or it was restarted).
 * Other calls are unchanged.
 */
export function withGuestToken(fetch: typeof globalThis.fetch, guest: GuestToken): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (response.status !== 401) return response
    const headers = new Headers(init?.headers)
    const token = headers.get('authorization')?.slice('Bearer '.length) ?? ''
    const isReading = (init?.method ?? 'GET') === 'GET' && !(input instanceof Request)
    if (!isReading || !guest.isShared(token)) return response
    guest.drop(token)
    headers.set('authorization', `Bearer ${await guest.get()}`)
    return fetch(input, { ...init, headers })
  }
}
