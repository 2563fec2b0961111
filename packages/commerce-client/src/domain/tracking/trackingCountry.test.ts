import { expect, it } from 'vitest'
import { trackingCountry } from './trackingCountry.js'

it.each([
  ['CH', 'CH'],
  ['DE', 'DE'],
  ['UK', 'UK'],
  ['FR', 'FR'],
  ['AT', 'AT'],
  ['GB', 'UK'],
  ['DK', 'DK'],
  ['gb', 'UK'],
  ['ch', 'CH'],
  ['US', 'XZ'],
  ['IT', 'XZ'],
  ['', 'XZ'],
  [undefined, 'XZ'],
])('%s is reported as %s', (country, reported) => {
  expect(trackingCountry(country)).toBe(reported)
})
