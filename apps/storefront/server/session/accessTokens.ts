import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'
import type { StorefrontConfig } from '../../app/config/env.server.js'

const KEYS_TTL_MS = 600_000
const RETRY_MS = 60_000
const SKEW_SECONDS = 60

const header = z.object({ alg: z.literal('ES256'), kid: z.string().max(256).optional() })
const claims = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  nbf: z.number().optional(),
  sub: z.string(),
  isb: z.string(),
})
const keySet = z.object({
  keys: z.array(
    z.object({ kty: z.literal('EC'), crv: z.string(), x: z.string(), y: z.string(), kid: z.string().optional() }),
  ),
})

/** The shopper that a token belongs to. */
export interface TokenOwner {
  readonly usid: string
  readonly customerId: string
}

export interface AccessTokens {
  /**
   * Verifies an untrusted token: signature, issuer, audience, site and time. null = invalid.
   *
   * @throws Error when the keys of the login service cannot be read
   */
  verify(token: string): Promise<TokenOwner | null>
}

/** Verifies tokens against the keys of the login service, which are cached for 10 minutes. */
export function createAccessTokens(options: {
  readonly config: Pick<StorefrontConfig, 'commerce'>
  readonly fetch: typeof fetch
  readonly now: () => number
}): AccessTokens {
  const { fetch, now } = options
  const { baseUrl, organizationId, siteId } = options.config.commerce
  const instance = organizationId.replace(/^f_ecom_/, '')
  const cache: { keys: ReadonlyMap<string, KeyObject>; readAt: number } = { keys: new Map(), readAt: -Infinity }

  async function keyOf(kid: string): Promise<KeyObject | null> {
    const age = now() - cache.readAt
    const isKnown = cache.keys.has(kid)
    if ((isKnown && age < KEYS_TTL_MS) || (!isKnown && age < RETRY_MS)) return cache.keys.get(kid) ?? null
    const response = await fetch(`${baseUrl}/shopper/auth/v1/organizations/${organizationId}/oauth2/jwks`)
    if (!response.ok) throw new Error('The login service gave no keys, so no token can be checked.')
    const { keys } = keySet.parse(await response.json())
    cache.keys = new Map(keys.map(({ kid: id = '', ...key }) => [id, createPublicKey({ key, format: 'jwk' })]))
    cache.readAt = now()
    return cache.keys.get(kid) ?? null
  }

  return {
    async verify(token) {
      const parts = token.split('.')
      const [head = '', body = '', signature = ''] = parts
      const read = header.safeParse(json(head)).data
      if (parts.length !== 3 || !read) return null
      const key = await keyOf(read.kid ?? '')
      if (!key) return null
      const signed = { key, dsaEncoding: 'ieee-p1363' } as const
      const isGenuine = verify('sha256', Buffer.from(`${head}.${body}`), signed, Buffer.from(signature, 'base64url'))
      const said = isGenuine ? claims.safeParse(json(body)).data : undefined
      if (!said) return null
      const seconds = now() / 1000
      const isOurs =
        said.iss === `slas/prod/${instance}` && [said.aud].flat().includes(`commercecloud/prod/${instance}`)
      const isInTime = said.exp > seconds && (said.nbf ?? 0) <= seconds + SKEW_SECONDS
      return isOurs && isInTime ? ownerOf(said, siteId) : null
    },
  }
}

/** `sub` ends in the usid, `isb` contains the customer and the site (`chid`). */
function ownerOf({ sub, isb }: { readonly sub: string; readonly isb: string }, siteId: string): TokenOwner | null {
  const fields = new Map([...sub.split('::'), ...isb.split('::')].map((part) => pair(part)))
  const usid = fields.get('usid')
  const customerId = fields.get('rcid') ?? fields.get('gcid')
  return usid && customerId && fields.get('chid') === siteId ? { usid, customerId } : null
}

function pair(part: string): readonly [string, string] {
  const at = part.indexOf(':')
  return [part.slice(0, Math.max(at, 0)), part.slice(at + 1)]
}

function json(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
