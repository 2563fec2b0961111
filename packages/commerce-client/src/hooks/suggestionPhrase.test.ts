import { expect, it } from 'vitest'
import { suggestionPhrase } from './suggestionPhrase.js'

it.each([
  ['', null],
  ['ri', null],
  ['  ri  ', null],
  ['rin', 'rin'],
  ['  ring  ', 'ring'],
  ['x'.repeat(50), 'x'.repeat(50)],
  ['x'.repeat(51), 'x'.repeat(50)],
])('the typed text %j gives the phrase %j', (typed, phrase) => {
  expect(suggestionPhrase(typed)).toBe(phrase)
})
