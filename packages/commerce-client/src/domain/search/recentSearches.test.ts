import { describe, expect, it } from 'vitest'
import { addRecentSearch, parseRecentSearches, RECENT_SEARCHES_KEY } from './recentSearches.js'

describe('addRecentSearch', () => {
  it.each([
    ['puts the newest first', ['ring'], 'watch', ['watch', 'ring']],
    ['keeps five', ['aaa', 'bbb', 'ccc', 'ddd', 'eee'], 'fff', ['fff', 'aaa', 'bbb', 'ccc', 'ddd']],
    ['moves a known one to the front, without case', ['ring', 'Watch'], 'watch', ['watch', 'ring']],
    ['takes a known one as it is written now', ['watch'], 'WATCH', ['WATCH']],
    ['trims', [], '  ring  ', ['ring']],
    ['keeps no phrase under 3 characters', ['ring'], 'ri ', ['ring']],
    ['keeps a phrase of 3 characters', [], 'cpo', ['cpo']],
  ])('%s', (_, searches, phrase, expected) => {
    expect(addRecentSearch(searches, phrase)).toEqual(expected)
  })
})

describe('parseRecentSearches', () => {
  it.each([
    ['["ring","watch"]', ['ring', 'watch']],
    ['["a","b","c","d","e","f"]', ['a', 'b', 'c', 'd', 'e']],
    ['["ring",1,null]', ['ring']],
    ['{"0":"ring"}', []],
    ['not json', []],
    [null, []],
  ])('%s → %j', (stored, expected) => {
    expect(parseRecentSearches(stored)).toEqual(expected)
  })

  it('is stored under the key of the specification', () => {
    expect(RECENT_SEARCHES_KEY).toBe('recent-search-key')
  })
})
