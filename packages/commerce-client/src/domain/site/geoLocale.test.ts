import { expect, it } from 'vitest'
import { buildSite } from '../../testing/buildSite.js'
import { geoLocale } from './geoLocale.js'

it.each([
  ['de', 'CH', 'de-CH'],
  ['fr', 'CH', 'fr-CH'],
  ['da', 'DK', 'da-DK'],
  ['en', 'GB', 'en-GB'],
  ['en', 'uk', 'en-GB'],
  ['de', 'GB', 'en-GB'],
  ['fr', 'DK', 'de-CH'],
  ['en', 'US', 'de-CH'],
])('language %s in country %s gives %s', (language, country, id) => {
  expect(geoLocale({ language, country }, buildSite()).id).toBe(id)
})
