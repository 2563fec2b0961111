import type { SlasGateway } from './slasGateway.js'

/** Renewed this long before it ends, in ms. */
const RENEW_BEFORE_MS = 60_000

export interface GuestToken {
  /** The access token that pages are rendered with; asked for once, whoever waits. */
  get(): Promise<string>
  /** Drops a token that the platform refused; others are left alone. */
  drop(token: string): void
  /** True when it is this server's shared token. */
  isShared(token: string): boolean
}

/** One guest session for server rendering, in memory only. Nothing personal is fetched with it. */
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
