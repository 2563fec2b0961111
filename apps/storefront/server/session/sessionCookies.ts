import { z } from 'zod'
import { SESSION_HINT_COOKIE } from '../../app/contract/hostContract.js'
import { parseCookies, serializeCookie } from './cookies.js'
import type { Sealer } from './sealing.js'
import type { HeldSession } from './shopperSession.js'

/** Browsers store up to 4,096 bytes per cookie, including name and attributes. */
const CHUNK = 3500
const MAX_CHUNKS = 4

const accessSchema = z.object({ token: z.string(), endsAt: z.number() })
const refreshSchema = z.object({ token: z.string(), seconds: z.number() })
const shopperSchema = z.object({
  usid: z.string(),
  customerId: z.string(),
  isGuest: z.boolean(),
  encUserId: z.string().nullable().default(null),
})

export interface SessionCookies {
  /** null = no session, or an invalid one. */
  read(cookieHeader: string | undefined): HeldSession | null
  /** Set-Cookie values: sealed HttpOnly ones and the readable hint. */
  write(session: HeldSession): readonly string[]
  /** Set-Cookie values that delete all cookies, including every chunk. */
  clear(): readonly string[]
}

/** Keeps a session in sealed cookies, with the prefix `__Host-` if the storefront uses https. */
export function createSessionCookies(sealer: Sealer, isHttps: boolean): SessionCookies {
  const prefix = isHttps ? '__Host-' : ''
  const names = { access: `${prefix}vt-at`, refresh: `${prefix}vt-rt`, shopper: `${prefix}vt-id` }

  function readOne<Value>(
    cookies: ReadonlyMap<string, string>,
    name: string,
    schema: z.ZodType<Value>,
    owner = '',
  ): Value | null {
    const text = sealer.open(name + owner, join(cookies, name))
    const parsed = text === null ? null : schema.safeParse(JSON.parse(text))
    return parsed?.success ? parsed.data : null
  }

  return {
    read(header) {
      const cookies = parseCookies(header)
      const shopper = readOne(cookies, names.shopper, shopperSchema)
      const refresh = shopper && readOne(cookies, names.refresh, refreshSchema, ownerOf(shopper))
      if (!refresh) return null
      const access = readOne(cookies, names.access, accessSchema, ownerOf(shopper))
      return {
        ...shopper,
        accessToken: access?.token ?? '',
        accessEndsAt: access?.endsAt ?? 0,
        refreshToken: refresh.token,
        refreshSeconds: refresh.seconds,
      }
    },
    write(session) {
      const maxAge = session.refreshSeconds
      const sealed = { isSecure: isHttps, isHttpOnly: true, maxAge }
      const one = (name: string, value: object, owner = '') =>
        split(sealer.seal(name + owner, JSON.stringify(value))).map((chunk, index) =>
          serializeCookie(chunkName(name, index), chunk, sealed),
        )
      const { usid, customerId, isGuest, encUserId } = session
      const owner = ownerOf(session)
      return [
        ...one(names.access, { token: session.accessToken, endsAt: session.accessEndsAt }, owner),
        ...one(names.refresh, { token: session.refreshToken, seconds: session.refreshSeconds }, owner),
        ...one(names.shopper, { usid, customerId, isGuest, encUserId }),
        serializeCookie(SESSION_HINT_COOKIE, '1', { maxAge, isSecure: isHttps, isHttpOnly: false }),
      ]
    },
    clear() {
      const gone = { maxAge: 0, isSecure: isHttps, isHttpOnly: true }
      const chunks = Array.from({ length: MAX_CHUNKS }, (_, index) => index)
      return [
        ...Object.values(names).flatMap((name) =>
          chunks.map((index) => serializeCookie(chunkName(name, index), '', gone)),
        ),
        serializeCookie(SESSION_HINT_COOKIE, '', { ...gone, isHttpOnly: false }),
      ]
    },
  }
}

/** Binds the cookies of a session together: a token of one shopper cannot be used with the id of another. */
function ownerOf({ usid, customerId, isGuest }: Pick<HeldSession, 'usid' | 'customerId' | 'isGuest'>): string {
  return ` of ${usid} ${customerId} ${isGuest}`
}

/** The first chunk states the number of chunks, so that leftovers of a longer value are ignored. */
function split(sealed: string): readonly string[] {
  const count = Math.ceil(sealed.length / CHUNK)
  return Array.from({ length: count }, (_, index) => {
    const chunk = sealed.slice(index * CHUNK, (index + 1) * CHUNK)
    return index === 0 ? `${count}.${chunk}` : chunk
  })
}

function join(cookies: ReadonlyMap<string, string>, name: string): string {
  const first = cookies.get(name) ?? ''
  const dot = first.indexOf('.')
  const count = Math.min(Number(first.slice(0, Math.max(dot, 0))) || 0, MAX_CHUNKS)
  let sealed = first.slice(dot + 1)
  for (let index = 1; index < count; index += 1) sealed += cookies.get(chunkName(name, index)) ?? ''
  return sealed
}

function chunkName(name: string, index: number): string {
  return index === 0 ? name : `${name}-${index + 1}`
}
