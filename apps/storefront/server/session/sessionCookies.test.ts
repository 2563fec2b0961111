import { describe, expect, it } from 'vitest'
import { createSealer } from './sealing.js'
import { createSessionCookies } from './sessionCookies.js'

const session = {
  accessToken: 'a'.repeat(6000),
  accessEndsAt: 1_800_000,
  refreshToken: 'refresh',
  refreshSeconds: 2_592_000,
  usid: 'usid',
  customerId: 'customer',
  isGuest: false,
  encUserId: 'pseudonym',
}
const cookies = createSessionCookies(createSealer(['a secret of the tests']), true)

/** `name=value` of each Set-Cookie value. */
const pairs = (values: readonly string[]) => values.map((value) => value.split(';')[0] ?? '')
const nameOf = (pair: string) => pair.split('=')[0] ?? ''
const headerOf = (values: readonly string[]) => values.join('; ')

describe('createSessionCookies', () => {
  it('splits a long token into several cookies and reads it back', () => {
    const written = pairs(cookies.write(session))
    expect(written.map(nameOf).filter((name) => name.startsWith('__Host-vt-at'))).toEqual([
      '__Host-vt-at',
      '__Host-vt-at-2',
      '__Host-vt-at-3',
    ])
    expect(cookies.read(headerOf(written))).toEqual(session)
  })

  it('keeps every cookie below the 4,096 bytes that browsers store', () => {
    expect(Math.max(...cookies.write(session).map((value) => value.length))).toBeLessThan(4096)
  })

  it('hides every cookie from scripts except the one that indicates a session', () => {
    const readable = cookies.write(session).filter((value) => !value.includes('; HttpOnly'))
    expect(readable).toEqual(['vt-session=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure'])
  })

  it.each(['__Host-vt-at-2', '__Host-vt-at-3'])('reads no access token when %s is missing', (missing) => {
    const left = pairs(cookies.write(session)).filter((pair) => nameOf(pair) !== missing)
    expect(cookies.read(headerOf(left))).toMatchObject({ accessToken: '', accessEndsAt: 0, refreshToken: 'refresh' })
  })

  it('reads no access token from chunks of two different values', () => {
    const [one, other] = [session, { ...session, accessToken: 'b'.repeat(6000) }].map((held) =>
      pairs(cookies.write(held)),
    )
    const mixed = one?.map((pair) =>
      nameOf(pair) === '__Host-vt-at-2' ? (other?.find((candidate) => nameOf(candidate) === nameOf(pair)) ?? '') : pair,
    )
    expect(cookies.read(headerOf(mixed ?? []))?.accessToken).toBe('')
  })

  it('ignores the second chunk that a longer token left behind', () => {
    const long = pairs(cookies.write(session))
    const short = pairs(cookies.write({ ...session, accessToken: 'short' }))
    const rest = long.filter((pair) => !short.some((newer) => nameOf(newer) === nameOf(pair)))
    expect(rest.map(nameOf)).toContain('__Host-vt-at-2')
    expect(cookies.read(headerOf([...short, ...rest]))?.accessToken).toBe('short')
  })

  it('clears every cookie that it writes', () => {
    const cleared = cookies.clear()
    expect(cleared.every((value) => value.includes('Max-Age=0'))).toBe(true)
    expect(pairs(cleared).map(nameOf)).toEqual(expect.arrayContaining(pairs(cookies.write(session)).map(nameOf)))
  })
})
