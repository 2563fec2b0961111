import { testPages, testWithoutJavaScript } from '../pageSteps.js'

testPages([
  { path: '/fr/fr/watches', theme: 'theme-retailer', lang: 'fr-FR' },
  { path: '/de/de/corvane/watches', theme: 'theme-bespoke', lang: 'de-DE' },
  { path: '/ch/en/certified-pre-owned/watches', theme: 'theme-cpo', lang: 'en-CH' },
  { path: '/dk/en/pre-owned/watches', theme: 'theme-cpov7', lang: 'en-DK' },
  { path: '/de/en/services', theme: 'theme-retailer', lang: 'en-DE' },
  { path: '/at/en/checkout', theme: 'theme-retailer', lang: 'en-AT' },
])

testWithoutJavaScript(['uk/en', 'dk/da', 'fr/fr'])
