import { describe, expect, it } from 'vitest'
import { decodeOnceMore, first, list, repeated } from './query.js'

describe('list', () => {
  it.each([
    ['a comma-joined value', 'a,b', ['a', 'b']],
    ['a comma that was encoded twice', 'a%2Cb', ['a', 'b']],
    ['a repeated parameter', ['a,b', 'c'], ['a', 'b', 'c']],
    ['empty parts', ',a,,', ['a']],
    ['an id that was encoded twice', 'a%20b', ['a b']],
    ['nothing', undefined, []],
  ])('reads %s', (_name, ids, expected) => {
    expect(list({ ids }, 'ids')).toEqual(expected)
  })
})

describe('repeated', () => {
  it('keeps commas, which are part of the value', () => {
    expect(repeated({ refine: ['a=b,c', 'd=e%7Cf'] }, 'refine')).toEqual(['a=b,c', 'd=e|f'])
  })
})

describe('first', () => {
  it('returns the first of several values', () => {
    expect(first({ locale: ['de-CH', 'fr-CH'] }, 'locale')).toBe('de-CH')
  })
})

describe('decodeOnceMore', () => {
  it('does not change a lone percent sign', () => {
    expect(decodeOnceMore('100 %')).toBe('100 %')
  })
})
