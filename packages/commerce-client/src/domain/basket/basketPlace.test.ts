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
])('locale %j and currency %j give country %s and currency %s', (localeId, currency, country, expected) => {
  expect(basketPlace(localeId, currency)).toEqual({ country, currency: expected })
})

it('a locale without a country keeps a Swiss basket and deletes a German one', () => {
  expect(basketFault(buildBasket({ c_country: 'CH' }), basketPlace('en'))).toBeNull()
  expect(basketFault(buildBasket({ c_country: 'DE' }), basketPlace('en'))).toBe('country')
})
