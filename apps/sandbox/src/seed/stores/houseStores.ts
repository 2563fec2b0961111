import type { CountryCode } from '../../commerce/siteConfig.js'
import type { BrandName } from '../makers.js'
import { text } from '../text.js'
import { buildStore, spans, type StoreInput } from './buildStore.js'
import type { SeedStore } from './storeTypes.js'

/** External watch brands that the retailer sells in each country. */
const WATCHES: Readonly<Record<CountryCode, readonly BrandName[]>> = {
  CH: ['Aurelune', 'Tessmohr', 'Brandvold', 'Ilvane', 'Montferre'],
  DE: ['Aurelune', 'Tessmohr', 'Brandvold'],
  AT: ['Aurelune', 'Tessmohr'],
  DK: ['Brandvold', 'Aurelune'],
  FR: ['Montferre', 'Aurelune'],
  GB: ['Ilvane', 'Aurelune'],
}
const JEWELLERY: readonly BrandName[] = ['Sérance', 'Odalie Voss', 'Lumeric', 'Perrine Ashdown']

const BASIC = ['appointment', 'clickAndCollect', 'engraving'] as const
const FLAGSHIP = [...BASIC, 'watchmaker', 'jewelleryAtelier', 'preOwned', 'valuation', 'corvaneRoom'] as const
const SWISS = { countryCode: 'CH', weekdays: ['10:00-18:30'], saturday: ['10:00-17:00'] } as const
const GERMAN = { countryCode: 'DE', weekdays: ['10:00-19:00'], saturday: ['10:00-18:00'] } as const
const AUSTRIAN = { countryCode: 'AT', weekdays: ['10:00-18:30'], saturday: ['10:00-17:00'] } as const
const DANISH = { countryCode: 'DK', weekdays: ['10:00-18:00'], saturday: ['10:00-16:00'] } as const
const FRENCH = { countryCode: 'FR', weekdays: ['10:30-19:00'], saturday: ['10:30-19:00'] } as const
const BRITISH = { countryCode: 'GB', weekdays: ['10:00-18:00'], saturday: ['10:00-18:00'] } as const
const advent = text('Sunday in Advent', 'Adventssonntag', 'Dimanche de l’Avent', 'Søndag i advent')

/** The retailer's own boutiques in its six countries. All addresses are fictional. */
export const houseStores: readonly SeedStore[] = [
  house({
    ...SWISS,
    ...at('zurich', 'Zürich', 'Seilergasse 20', '8001', '+41 44 555 01 20', [47.3717, 8.5402]),
    services: FLAGSHIP,
    exceptions: ['2026-12-13', '2026-12-20'].map((date) => ({ date, label: advent, spans: spans(['12:00-18:00']) })),
  }),
  house({
    ...SWISS,
    ...at('geneve', 'Genève', 'Quai des Ormes 8', '1204', '+41 22 555 01 40', [46.2049, 6.1466]),
    weekdays: ['10:00-12:30', '14:00-18:30'],
    services: [...BASIC, 'watchmaker', 'jewelleryAtelier', 'preOwned', 'corvaneRoom'],
  }),
  house({
    ...SWISS,
    ...at('basel', 'Basel', 'Gerbersteig 11', '4001', '+41 61 555 01 45', [47.5569, 7.5886]),
    services: [...BASIC, 'watchmaker', 'preOwned'],
  }),
  house({
    ...SWISS,
    ...at('lausanne', 'Lausanne', 'Rue du Vieux-Phare 5', '1003', '+41 21 555 01 48', [46.5203, 6.6336]),
    otherDays: [{ day: 'monday', spans: spans(['13:30-18:30']) }],
    services: BASIC,
  }),
  house({
    ...GERMAN,
    ...at('munchen', 'München', 'Lindenarkaden 14', '80333', '+49 89 5550 1600', [48.1418, 11.5765]),
    services: FLAGSHIP,
  }),
  house({
    ...GERMAN,
    ...at('hamburg', 'Hamburg', 'Kontorsteg 3', '20354', '+49 40 5550 1700', [53.5536, 9.9897]),
    services: [...BASIC, 'watchmaker', 'preOwned', 'corvaneRoom'],
  }),
  house({
    ...GERMAN,
    ...at('berlin', 'Berlin', 'Remisenallee 31', '10117', '+49 30 5550 1750', [52.5057, 13.3703]),
    services: [...BASIC, 'jewelleryAtelier'],
  }),
  house({
    ...AUSTRIAN,
    ...at('wien', 'Wien', 'Lampengasse 11', '1010', '+43 1 555 01 80', [48.2089, 16.3697]),
    services: [...BASIC, 'watchmaker', 'jewelleryAtelier', 'preOwned', 'valuation'],
  }),
  house({
    ...AUSTRIAN,
    ...at('salzburg', 'Salzburg', 'Salzschreibergasse 2', '5020', '+43 662 555 018', [47.8001, 13.0436]),
    services: BASIC,
  }),
  house({
    ...DANISH,
    ...at('kobenhavn', 'København', 'Perlegade 9', '1110', '+45 55 50 12 00', [55.6797, 12.5828], 'København K'),
    services: [...BASIC, 'watchmaker', 'preOwned', 'valuation'],
  }),
  house({
    ...DANISH,
    ...at('aarhus', 'Aarhus', 'Sejlmagerstræde 17', '8000', '+45 55 50 12 40', [56.1567, 10.2108], 'Aarhus C'),
    otherDays: [{ day: 'friday', spans: spans(['10:00-19:00']) }],
    services: BASIC,
  }),
  house({
    ...FRENCH,
    ...at('paris', 'Paris', '22 rue du Colombier', '75002', '+33 1 55 50 12 10', [48.8689, 2.3331]),
    services: [...BASIC, 'watchmaker', 'jewelleryAtelier', 'preOwned'],
  }),
  house({
    ...FRENCH,
    ...at('lyon', 'Lyon', '6 rue des Canuts-Dorés', '69002', '+33 4 55 50 12 60', [45.7579, 4.8351]),
    otherDays: [{ day: 'monday', spans: [] }],
    services: BASIC,
  }),
  house({
    ...BRITISH,
    ...at('london', 'London', '17 Quillmaker Row', 'W1S 3PR', '+44 20 5550 1220', [51.5107, -0.1432]),
    otherDays: [{ day: 'sunday', spans: spans(['12:00-18:00']) }],
    services: FLAGSHIP,
  }),
  house({
    ...BRITISH,
    ...at('edinburgh', 'Edinburgh', '40 Lantern Wynd', 'EH2 2PJ', '+44 131 555 0126', [55.9533, -3.1953]),
    services: [...BASIC, 'watchmaker'],
  }),
]

function house(input: Omit<StoreInput, 'brands' | 'partnerBrand' | 'image'>): SeedStore {
  const hasCorvane = input.services.includes('corvaneRoom')
  return buildStore({
    ...input,
    brands: [...WATCHES[input.countryCode], ...(hasCorvane ? ['Corvane'] : []), ...JEWELLERY],
    partnerBrand: null,
    image: 'scenes/boutique.jpg',
  })
}

function at(
  slug: string,
  place: string,
  address1: string,
  postalCode: string,
  phone: string,
  position: readonly [number, number],
  city = place,
) {
  return { id: `halbrenn-${slug}`, name: `Halbrenn ${place}`, address1, postalCode, city, phone, position }
}
