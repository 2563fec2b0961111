import { describe, expect, it } from 'vitest'
import { endLegacySession, readLegacySession } from './legacySession.js'

const hybridOrigin = 'https://legacy.vitrine.example'
const publicOrigin = 'https://www.vitrine.example'
const hybrid = { hybridOrigin, publicOrigin }

describe('readLegacySession', () => {
  it.each([
    ['dwsid=abc.DEF_1+/=-', 'abc.DEF_1+/=-'],
    ['a=b; dwsid=abc; c=d', 'abc'],
    [`dwsid=${'a'.repeat(512)}`, 'a'.repeat(512)],
    [`dwsid=${'a'.repeat(513)}`, null],
    ['dwsid=', null],
    ['dwsid=a b', null],
    ['dwsid=a,b', null],
    ['other=abc', null],
    [undefined, null],
  ])('%s: %s', (header, expected) => {
    expect(readLegacySession(hybrid, header)).toBe(expected)
  })

  it('reads nothing without hybrid operation', () => {
    expect(readLegacySession({ hybridOrigin: null }, 'dwsid=abc')).toBeNull()
  })
})

describe('endLegacySession', () => {
  it.each([
    [hybrid, 'dwsid=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure'],
    [{ hybridOrigin, publicOrigin: 'http://localhost:3000' }, 'dwsid=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly'],
    [{ hybridOrigin: null, publicOrigin }, null],
  ])('%j: %s', (config, cookie) => {
    expect(endLegacySession(config)).toBe(cookie)
  })
})
