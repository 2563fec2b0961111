import { expect, it } from 'vitest'
import { readSuggestion } from './readSuggestion.js'

const suggestion = { localeId: 'de-DE', href: '/de/de/uhren', country: 'DE', language: 'de' }

it('returns the locale and the link of the suggestion', () => {
  expect(readSuggestion({ suggestion })).toEqual({ localeId: 'de-DE', href: '/de/de/uhren' })
})

it.each([
  null,
  'x',
  {},
  { suggestion: null },
  { suggestion: 'de-DE' },
  { suggestion: { ...suggestion, localeId: 'de' } },
  { suggestion: { ...suggestion, localeId: 7 } },
  { suggestion: { ...suggestion, href: '//evil.example' } },
  { suggestion: { ...suggestion, href: 'javascript:alert(1)' } },
  { suggestion: { localeId: 'de-DE' } },
])('returns null for %j', (answer) => {
  expect(readSuggestion(answer)).toBeNull()
})
