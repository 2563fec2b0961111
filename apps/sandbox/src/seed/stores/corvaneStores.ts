import type { CountryCode } from '../../commerce/siteConfig.js'
import { buildStore } from './buildStore.js'
import type { SeedStore } from './storeTypes.js'

/** Partner brand boutiques run by the retailer, one in each country. All addresses are fictional. */
export const corvaneStores: readonly SeedStore[] = [
  corvane('zurich', 'Zürich', 'CH', 'Seilergasse 24', '8001', '+41 44 555 01 25', [47.3721, 8.5399]),
  corvane('munchen', 'München', 'DE', 'Lindenarkaden 18', '80333', '+49 89 5550 1625', [48.1421, 11.5772]),
  corvane('wien', 'Wien', 'AT', 'Lampengasse 15', '1010', '+43 1 555 01 85', [48.2093, 16.3692]),
  corvane('kobenhavn', 'København', 'DK', 'Perlegade 13', '1110', '+45 55 50 12 25', [55.6801, 12.5834], 'København K'),
  corvane('paris', 'Paris', 'FR', '26 rue du Colombier', '75002', '+33 1 55 50 12 25', [48.8692, 2.3338]),
  corvane('london', 'London', 'GB', '21 Quillmaker Row', 'W1S 3PR', '+44 20 5550 1225', [51.5111, -0.1437]),
]

function corvane(
  slug: string,
  place: string,
  countryCode: CountryCode,
  address1: string,
  postalCode: string,
  phone: string,
  position: readonly [number, number],
  city = place,
): SeedStore {
  return buildStore({
    id: `corvane-${slug}`,
    name: `Corvane Boutique ${place}`,
    address1,
    postalCode,
    city,
    countryCode,
    phone,
    position,
    weekdays: ['10:00-18:00'],
    saturday: ['10:00-17:00'],
    services: ['appointment', 'watchmaker', 'preOwned'],
    brands: ['Corvane'],
    partnerBrand: 'Corvane',
    image: 'scenes/corvane-atelier.jpg',
  })
}
