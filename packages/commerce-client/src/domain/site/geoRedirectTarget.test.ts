import { expect, it } from 'vitest'
import { geoRedirectTarget } from './geoRedirectTarget.js'

const alternates = [
  { hreflang: 'x-default', href: 'https://shop.example/watches' },
  { hreflang: 'de', href: 'https://shop.example/de' },
  { hreflang: 'de-CH', href: 'https://shop.example/ch/de/uhren' },
  { hreflang: 'en-GB', href: 'https://shop.example/uk/en/watches' },
]

it.each([
  ['de-CH', 'https://shop.example/ch/de/uhren'],
  ['en-GB', 'https://shop.example/uk/en/watches'],
  ['en-UK', 'https://shop.example/uk/en/watches'],
  ['de-DE', '/path'],
  ['de', '/path'],
  ['', '/path'],
])('%s redirects to %s', (location, target) => {
  expect(geoRedirectTarget(location, { alternates }, '/path')).toBe(target)
})

it('uses the normalised path without canonical links', () => {
  expect(geoRedirectTarget('de-CH', null, '/ch/de/watches')).toBe('/ch/de/watches')
})
