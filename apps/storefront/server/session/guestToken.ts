import type { SlasGateway } from './slasGateway.js'

/** The token is renewed this long before it expires, in ms. */
const RENEW_BEFORE_MS = 60_000

export interface GuestToken {
  /** The access token for server rendering; requested once for all waiting callers. */
  get(): Promise<string>
  /** Drops this token after the platform refused it; ignores other tokens. */
  drop(token: string): void
  /** True for this server's shared token. */
  isShared(token: string): boolean
}

/** One guest session for server rendering, kept in memory only. Nothing personal is fetched with it. */
export function createGuestToken(gateway: Pick<SlasGateway, 'startGuest'>, now: () => number): GuestToken {
  let current: { readonly token: string; readonly endsAt: number } | null = null
  let flight: Promise<string> | null = null

  async function renew(): Promise<string> {
    const answer = await gateway.startGuest()
    current = { token: answer.access_token, endsAt: now() + answer.expires_in * 1000 }
    return answer.access_token
  }

  return {
    get() {
      if (current && now() < current.endsAt - RENEW_BEFORE_MS) return Promise.resolve(current.token)
      flight ??= renew().finally(() => {
        flight = null
      })
      const spare = current && now() < current.endsAt ? current.token : null
      return spare === null ? flight : flight.catch(() => spare)
    },
    drop(token) {
      if (current?.token === token) current = null
    },
    isShared: (token) => current?.token === token,
  }
}
