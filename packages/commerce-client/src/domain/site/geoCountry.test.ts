import { expect, it } from 'vitest'
import { geoCountry } from './geoCountry.js'

const supported = ['CH', 'DE', 'AT', 'DK', 'FR', 'GB']

it.each([
  ['CountryCode: DE; Country: Germany; MetroCode: 0; Latitude: 51.3; Longitude: 9.5', 'DE'],
  ['Country: Denmark; CountryCode: DK', 'DK'],
  ['CountryCode: GB', 'GB'],
  ['CountryCode: UK', 'GB'],
  ['countrycode:fr', 'FR'],
  ['CountryCode:   AT  ', 'AT'],
  ['CountryCode: US; Country: United States', 'CH'],
  ['CountryCode: ', 'CH'],
  ['CountryCode: DEU', 'CH'],
  ['MyCountryCode: DE', 'CH'],
  ['Country: Germany', 'CH'],
  ['', 'CH'],
  [null, 'CH'],
  [undefined, 'CH'],
])('the header %j gives the country %s', (header, country) => {
  expect(geoCountry(header, supported)).toBe(country)
})
