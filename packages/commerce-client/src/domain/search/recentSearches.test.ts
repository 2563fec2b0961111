import { describe, expect, it } from 'vitest'
import { addRecentSearch, parseRecentSearches, RECENT_SEARCHES_KEY } from './recentSearches.js'

describe('addRecentSearch', () => {
  it.each([
    ['adds the newest first', ['ring'], 'watch', ['watch', 'ring']],
    ['keeps five', ['aaa', 'bbb', 'ccc', 'ddd', 'eee'], 'fff', ['fff', 'aaa', 'bbb', 'ccc', 'ddd']],
    ['moves an existing phrase to the front, ignoring case', ['ring', 'Watch'], 'watch', ['watch', 'ring']],
    ['uses the new spelling of an existing phrase', ['watch'], 'WATCH', ['WATCH']],
    ['trims', [], '  ring  ', ['ring']],
    ['ignores a phrase of fewer than 3 characters', ['ring'], 'ri ', ['ring']],
    ['adds a phrase of 3 characters', [], 'cpo', ['cpo']],
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

  it('uses the storage key of the specification', () => {
    expect(RECENT_SEARCHES_KEY).toBe('recent-search-key')
  })
})
