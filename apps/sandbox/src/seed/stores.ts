import type { SeedStore } from './seedTypes.js'

/** The boutiques of the house, in its six countries. */
export const stores: readonly SeedStore[] = [
  store('zurich', 'Halbrenn Zürich', 'Seilergasse 20', '8001', 'Zürich', 'CH', '+41 44 555 01 20', 47.3717, 8.5402),
  store('geneve', 'Halbrenn Genève', 'Quai des Ormes 8', '1204', 'Genève', 'CH', '+41 22 555 01 40', 46.2049, 6.1466),
  store(
    'munchen',
    'Halbrenn München',
    'Lindenarkaden 14',
    '80333',
    'München',
    'DE',
    '+49 89 5550 1600',
    48.1418,
    11.5765,
  ),
  store('hamburg', 'Halbrenn Hamburg', 'Kontorsteg 3', '20354', 'Hamburg', 'DE', '+49 40 5550 1700', 53.5536, 9.9897),
  store('wien', 'Halbrenn Wien', 'Lampengasse 11', '1010', 'Wien', 'AT', '+43 1 555 01 80', 48.2089, 16.3697),
  store(
    'kobenhavn',
    'Halbrenn København',
    'Perlegade 9',
    '1110',
    'København K',
    'DK',
    '+45 55 50 12 00',
    55.6797,
    12.5828,
  ),
  store('paris', 'Halbrenn Paris', '22 rue du Colombier', '75002', 'Paris', 'FR', '+33 1 55 50 12 10', 48.8689, 2.3331),
  store(
    'london',
    'Halbrenn London',
    '17 Quillmaker Row',
    'W1S 3PR',
    'London',
    'GB',
    '+44 20 5550 1220',
    51.5107,
    -0.1432,
  ),
]

function store(
  slug: string,
  name: string,
  address1: string,
  postalCode: string,
  city: string,
  countryCode: string,
  phone: string,
  latitude: number,
  longitude: number,
): SeedStore {
  return { id: `halbrenn-${slug}`, name, address1, postalCode, city, countryCode, phone, latitude, longitude }
}
