import { describe, expect, it } from 'vitest'
import { purgeTarget } from './purgeTarget.js'

const URL = 'http://127.0.0.1:3000/apis/purge'

describe('purgeTarget', () => {
  it('is null without both values, and set with both', () => {
    expect(purgeTarget(undefined, undefined)).toBeNull()
    expect(purgeTarget('', '')).toBeNull()
    expect(purgeTarget(URL, 'token')).toEqual({ url: URL, token: 'token' })
  })

  it.each([
    [URL, undefined, 'belong together'],
    [undefined, 'token', 'belong together'],
    ['localhost:3000', 'token', 'PURGE_URL is "localhost:3000", which is not a URL'],
    ['purge', 'token', 'PURGE_URL is "purge", which is not a URL'],
  ])('refuses %s with %s', (url, token, message) => {
    expect(() => purgeTarget(url, token)).toThrow(message)
  })
})
