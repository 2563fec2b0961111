import { z } from 'zod'

const answerSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
/** A token is renewed this long before it expires, ms. */
const RENEW_EARLY_MS = 60_000

/** Client of the platform for calls without a shopper. */
export interface SystemClient {
  /** Origin of the account manager, without a trailing slash. */
  readonly accountBaseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly organizationId: string
}

export interface SystemToken {
  /** @throws Error when the account manager refuses the client or does not answer. */
  get(): Promise<string>
  /** Forgets the token after a 401. */
  forget(): void
}

/** Tokens of the client-credentials grant, kept until shortly before they expire; simultaneous calls share one request. */
export function createSystemToken(
  fetch: typeof globalThis.fetch,
  client: SystemClient,
  now: () => number,
): SystemToken {
  let kept: { readonly token: string; readonly until: number } | null = null
  let coming: Promise<string> | null = null

  async function request(): Promise<string> {
    const tenant = client.organizationId.replace(/^f_ecom_/, '')
    const credentials = `${encodeURIComponent(client.clientId)}:${encodeURIComponent(client.clientSecret)}`
    const response = await fetch(`${client.accountBaseUrl}/dwsso/oauth2/access_token`, {
      method: 'POST',
      redirect: 'error',
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        scope: `SALESFORCE_COMMERCE_API:${tenant} sfcc.orders.rw`,
      }).toString(),
    })
    if (!response.ok)
      throw new Error(
        `The account manager answered ${response.status}, so orders cannot be placed. Check COMMERCE_ADMIN_CLIENT_ID and COMMERCE_ADMIN_CLIENT_SECRET.`,
      )
    const answer = answerSchema.parse(await response.json())
    kept = { token: answer.access_token, until: now() + answer.expires_in * 1000 - RENEW_EARLY_MS }
    return answer.access_token
  }

  return {
    async get() {
      if (kept && kept.until > now()) return kept.token
      coming ??= request().finally(() => {
        coming = null
      })
      return coming
    },
    forget() {
      kept = null
    },
  }
}
