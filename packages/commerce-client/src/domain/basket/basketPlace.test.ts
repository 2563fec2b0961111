import { expect, it } from 'vitest'
import { buildBasket } from '../../testing/buildBasket.js'
import { basketPlace } from './basketPlace.js'
import { basketFault } from './basketValidity.js'

it.each([
  ['de-CH', 'CHF', 'CH', 'CHF'],
  ['en-GB', 'GBP', 'GB', 'GBP'],
  ['en-UK', 'GBP', 'GB', 'GBP'],
  ['en-US', undefined, 'US', 'CHF'],
  ['en', undefined, 'CH', 'CHF'],
  ['', '', 'CH', 'CHF'],
])('the place of %j with the currency %j is %s and %s', (localeId, currency, country, expected) => {
  expect(basketPlace(localeId, currency)).toEqual({ country, currency: expected })
})

it('keeps a Swiss basket and deletes a German one where the locale names no country', () => {
  expect(basketFault(buildBasket({ c_country: 'CH' }), basketPlace('en'))).toBeNull()
  expect(basketFault(buildBasket({ c_country: 'DE' }), basketPlace('en'))).toBe('country')
})
