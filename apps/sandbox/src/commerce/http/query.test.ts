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
  it('keeps commas, which belong to the value', () => {
    expect(repeated({ refine: ['a=b,c', 'd=e%7Cf'] }, 'refine')).toEqual(['a=b,c', 'd=e|f'])
  })
})

describe('first', () => {
  it('takes the first of several values', () => {
    expect(first({ locale: ['de-CH', 'fr-CH'] }, 'locale')).toBe('de-CH')
  })
})

describe('decodeOnceMore', () => {
  it('leaves a lone percent sign alone', () => {
    expect(decodeOnceMore('100 %')).toBe('100 %')
  })
})
