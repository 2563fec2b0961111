import { createScapiClient } from '@vitrine/commerce-client/client/createScapiClient'
import type { ScapiClient } from '@vitrine/commerce-client/client/operation'
import { createCodeChallenge, createCodeVerifier } from '@vitrine/commerce-client/client/pkce'
import { authenticateCustomer, authorizeGuest, getToken, type SlasOptions } from '@vitrine/commerce-client/client/slas'
import type { AuthorizationCode, TokenResponse } from '@vitrine/commerce-client/types/auth'
import type { FastifyInstance } from 'fastify'
import { createSandbox } from '../../createSandbox.js'
import { SEEDED_PASSWORD } from '../../seed/customers.js'
import { API_CLIENTS, ORGANIZATION_ID, SITE_ID } from '../siteConfig.js'

/** A shopper of the sandbox: tokens, and our client in Switzerland that uses them. */
export interface OurShopper {
  readonly client: ScapiClient
  readonly tokens: TokenResponse
  readonly customerId: string
}

/** A listening sandbox as seen by our own client. */
export interface OurSandbox {
  readonly app: FastifyInstance
  readonly baseUrl: string
  readonly slas: SlasOptions
  /** The same for the private client. */
  readonly privateSlas: SlasOptions
  guest(): Promise<OurShopper>
  /** @param usid of the guest who logs in */
  customer(login: string, usid?: string): Promise<OurShopper>
  as(tokens: TokenResponse): OurShopper
}

/** Opens a sandbox on a free port of the loopback interface. */
export async function listenForUs(): Promise<OurSandbox> {
  const app = await createSandbox()
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 })
  const [open, secretive] = API_CLIENTS
  const redirectUri = 'http://127.0.0.1:3000/callback'
  const slas = { baseUrl, organizationId: ORGANIZATION_ID, clientId: open?.id ?? '', siteId: SITE_ID, redirectUri }

  const as = (tokens: TokenResponse): OurShopper => ({
    tokens,
    customerId: tokens.customer_id,
    client: createScapiClient({
      baseUrl,
      organizationId: ORGANIZATION_ID,
      siteId: SITE_ID,
      locale: 'de-CH',
      currency: 'CHF',
      getToken: () => Promise.resolve(tokens.access_token),
    }),
  })

  return {
    app,
    baseUrl,
    slas,
    privateSlas: { ...slas, clientId: secretive?.id ?? '', clientSecret: secretive?.secret ?? undefined },
    as,
    guest: async () => as(await withProof(slas, (codeChallenge) => authorizeGuest(slas, { codeChallenge }))),
    customer: async (username, usid) =>
      as(
        await withProof(slas, (codeChallenge) =>
          authenticateCustomer(slas, { username, password: SEEDED_PASSWORD, codeChallenge, usid }),
        ),
      ),
  }
}

/** Requests a code with a new challenge and exchanges it for tokens. */
export async function withProof(
  slas: SlasOptions,
  ask: (codeChallenge: string) => Promise<AuthorizationCode>,
): Promise<TokenResponse> {
  const codeVerifier = createCodeVerifier()
  const code = await ask(await createCodeChallenge(codeVerifier))
  return getToken(slas, { ...code, codeVerifier })
}
