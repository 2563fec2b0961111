import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTarget } from './requestTarget.js'
import { safeLocation } from './safeLocation.js'

describe('readTarget', () => {
  it.each([
    ['/ch/de', 'ok'],
    ['/ch/de/caf%C3%A9?utm_source=x', 'ok'],
    ['/images/vitrine/image/upload/c_fill,w_300,ar_4:5/a.jpg', 'ok'],
    ['//evil.example/', 404],
    ['/\\evil.example', 404],
    ['/ch\\de', 404],
    ['/wishlist;a.js', 404],
    ['/account%2fa.png', 404],
    ['/account%5Ca', 404],
    ['/%2e%2e/etc/passwd', 404],
    ['/a/../b', 404],
    ['/a/./b', 404],
    ['/a/..', 404],
    ['/%252e', 404],
    ['/%61pis/session', 404],
    ['/ap%49s', 404],
    ['/a%7a', 404],
    ['/a%5A', 404],
    ['/%30', 404],
    ['/a%5F%7Eb%20c', 'ok'],
    ['/%00', 400],
    ['/a%0d%0aset-cookie:x', 400],
    ['/%', 400],
    ['/%zz', 400],
    ['/%E0%A4%A', 400],
    ['/%ff', 400],
    ['http://evil.example/', 400],
    ['*', 400],
    ['/ch/de#top', 400],
    ['/ch/de?a=1#top', 400],
    ['/ch/de%23top', 'ok'],
    ['/ümlaut', 400],
    [`/${'a'.repeat(2100)}`, 414],
    [`/a?${'b'.repeat(8200)}`, 414],
    [`/a?${'b=1&'.repeat(120)}`, 400],
  ])('%s → %s', (url, expected) => {
    const target = readTarget(url)
    expect(target.kind === 'refused' ? target.status : 'ok').toBe(expected)
  })

  it('rejects everything that could be read as another path', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\/(?:[a-z./\\;#%0-9]|%2[ef]|%5c|\.\.){0,30}$/), (url) => {
        const target = readTarget(url)
        if (target.kind === 'refused') return
        const parsed = new URL(target.path, 'https://own.example')
        expect(parsed.origin).toBe('https://own.example')
        expect(parsed.pathname).toBe(target.path)
      }),
    )
  })
})

describe('safeLocation', () => {
  const own = 'https://own.example'

  it.each([
    ['/ch/de?x=1', '/ch/de?x=1'],
    ['https://own.example/a', '/a'],
    ['//evil.example/a', '/evil.example/a'],
    ['/\\evil.example/a', '/evil.example/a'],
    ['https://evil.example/a', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['https://user:word@own.example/a', null],
  ])('%s → %s', (location, expected) => {
    expect(safeLocation(location, own)).toBe(expected)
  })

  it('never leaves the origin, whatever the input', () => {
    const staysHome = fc.property(fc.string(), (location) => {
      const safe = safeLocation(location, own)
      return safe === null || new URL(safe, own).origin === own
    })
    expect(fc.check(staysHome).failed).toBe(false)
  })
})
