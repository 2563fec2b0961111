import { expect, it } from 'vitest'
import { geoLanguage } from './geoLanguage.js'

const languages = { supported: ['en', 'de', 'fr', 'da'], ofCountry: ['de', 'fr', 'it'] }

it.each([
  ['de', 'de'],
  ['de-CH', 'de'],
  ['DE_at', 'de'],
  ['da-DK', 'da'],
  ['it-CH', 'it'],
  ['es-ES', 'en'],
  ['fr-CH,fr;q=0.9,en;q=0.8', 'fr'],
  ['fr;q=0.9', 'fr'],
  ['*', 'en'],
  ['', 'en'],
  [' ', 'en'],
  ['-', 'en'],
  [null, 'en'],
  [undefined, 'en'],
])('the browser language %j gives %s', (browser, language) => {
  expect(geoLanguage(browser, languages)).toBe(language)
})
