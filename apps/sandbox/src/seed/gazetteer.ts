import type { CountryCode } from '../commerce/siteConfig.js'
import type { Language, Localised } from './localised.js'
import { text } from './text.js'

/** A town that geocoding can find. */
export interface Town {
  readonly countryCode: CountryCode
  /** Its name in each language. */
  readonly name: Localised
  /** Degrees. */
  readonly latitude: number
  /** Degrees. */
  readonly longitude: number
  /** Some of its postal codes; in the United Kingdom the part before the space. */
  readonly postalCodes: readonly string[]
}

/** A country that geocoding can find. */
export interface GazetteerCountry {
  readonly name: Localised
  /** Degrees. */
  readonly latitude: number
  /** Degrees. */
  readonly longitude: number
  /** Maximum zoom level at which a map shows the whole country. */
  readonly zoomLevel: number
}

/** The six countries. */
export const gazetteerCountries: Readonly<Record<CountryCode, GazetteerCountry>> = {
  CH: country(text('Switzerland', 'Schweiz', 'Suisse', 'Schweiz'), 46.8, 8.23, 8),
  DE: country(text('Germany', 'Deutschland', 'Allemagne', 'Tyskland'), 51.16, 10.45, 6),
  AT: country(text('Austria', 'Österreich', 'Autriche', 'Østrig'), 47.59, 14.14, 7),
  DK: country(text('Denmark', 'Dänemark', 'Danemark', 'Danmark'), 56.0, 10.5, 7),
  FR: country(text('France', 'Frankreich', 'France', 'Frankrig'), 46.6, 2.45, 6),
  GB: country(text('United Kingdom', 'Vereinigtes Königreich', 'Royaume-Uni', 'Storbritannien'), 54.2, -2.9, 5),
}

/** Towns of the six countries, each under its name in four languages. */
export const towns: readonly Town[] = [
  town('CH', 'Zürich', 47.3769, 8.5417, '8001 8002 8004 8005 8008', { en: 'Zurich', fr: 'Zurich' }),
  town('CH', 'Genève', 46.2044, 6.1432, '1201 1202 1204 1205', { en: 'Geneva', de: 'Genf' }),
  town('CH', 'Basel', 47.5596, 7.5886, '4001 4051', { fr: 'Bâle' }),
  town('CH', 'Bern', 46.948, 7.4474, '3001 3011', { fr: 'Berne' }),
  town('CH', 'Lausanne', 46.5197, 6.6323, '1003 1004'),
  town('CH', 'Luzern', 47.0502, 8.3093, '6003 6004', { en: 'Lucerne', fr: 'Lucerne' }),
  town('CH', 'St. Gallen', 47.4245, 9.3767, '9000', { fr: 'Saint-Gall' }),
  town('CH', 'Lugano', 46.0037, 8.9511, '6900'),
  town('CH', 'Zug', 47.1662, 8.5155, '6300', { fr: 'Zoug' }),
  town('CH', 'Winterthur', 47.4988, 8.7237, '8400', { fr: 'Winterthour' }),
  town('CH', 'Biel', 47.1368, 7.2468, '2502', { fr: 'Bienne' }),
  town('CH', 'Neuchâtel', 46.99, 6.9293, '2000', { de: 'Neuenburg' }),
  town('CH', 'Sion', 46.2331, 7.3606, '1950', { de: 'Sitten' }),
  town('CH', 'Chur', 46.8508, 9.532, '7000', { fr: 'Coire' }),
  town('CH', 'La Chaux-de-Fonds', 47.1035, 6.8328, '2300'),
  town('DE', 'Berlin', 52.52, 13.405, '10115 10117 10719'),
  town('DE', 'Hamburg', 53.5511, 9.9937, '20095 20354', { fr: 'Hambourg' }),
  town('DE', 'München', 48.1374, 11.5755, '80331 80333 80539', { en: 'Munich', fr: 'Munich' }),
  town('DE', 'Köln', 50.9375, 6.9603, '50667', { en: 'Cologne', fr: 'Cologne' }),
  town('DE', 'Frankfurt am Main', 50.1109, 8.6821, '60311 60313', { en: 'Frankfurt', fr: 'Francfort' }),
  town('DE', 'Stuttgart', 48.7758, 9.1829, '70173'),
  town('DE', 'Düsseldorf', 51.2277, 6.7735, '40212 40213'),
  town('DE', 'Leipzig', 51.3397, 12.3731, '04109'),
  town('DE', 'Dresden', 51.0504, 13.7373, '01067', { fr: 'Dresde' }),
  town('DE', 'Nürnberg', 49.4521, 11.0767, '90402', { en: 'Nuremberg', fr: 'Nuremberg' }),
  town('DE', 'Hannover', 52.3759, 9.732, '30159', { en: 'Hanover', fr: 'Hanovre' }),
  town('DE', 'Bremen', 53.0793, 8.8017, '28195', { fr: 'Brême' }),
  town('DE', 'Glashütte', 50.8517, 13.7792, '01768'),
  town('AT', 'Wien', 48.2082, 16.3738, '1010 1020 1030', { en: 'Vienna', fr: 'Vienne' }),
  town('AT', 'Graz', 47.0707, 15.4395, '8010'),
  town('AT', 'Linz', 48.3069, 14.2858, '4020'),
  town('AT', 'Salzburg', 47.8095, 13.055, '5020', { fr: 'Salzbourg' }),
  town('AT', 'Innsbruck', 47.2692, 11.4041, '6020'),
  town('AT', 'Klagenfurt', 46.6247, 14.3053, '9020'),
  town('AT', 'Bregenz', 47.5031, 9.7471, '6900'),
  town('AT', 'St. Pölten', 48.2047, 15.6256, '3100'),
  town('DK', 'København', 55.6761, 12.5683, '1050 1110 1150', { en: 'Copenhagen', de: 'Kopenhagen', fr: 'Copenhague' }),
  town('DK', 'Aarhus', 56.1629, 10.2039, '8000', { de: 'Århus' }),
  town('DK', 'Odense', 55.4038, 10.4024, '5000'),
  town('DK', 'Aalborg', 57.0488, 9.9217, '9000', { de: 'Ålborg' }),
  town('DK', 'Esbjerg', 55.4765, 8.4594, '6700'),
  town('DK', 'Roskilde', 55.6415, 12.0803, '4000'),
  town('DK', 'Helsingør', 56.0361, 12.6136, '3000', { en: 'Elsinore', fr: 'Elseneur' }),
  town('DK', 'Kolding', 55.4904, 9.4722, '6000'),
  town('FR', 'Paris', 48.8566, 2.3522, '75001 75002 75004 75008 75009'),
  town('FR', 'Lyon', 45.764, 4.8357, '69001 69002'),
  town('FR', 'Marseille', 43.2965, 5.3698, '13001'),
  town('FR', 'Bordeaux', 44.8378, -0.5792, '33000'),
  town('FR', 'Nice', 43.7102, 7.262, '06000', { de: 'Nizza' }),
  town('FR', 'Toulouse', 43.6047, 1.4442, '31000'),
  town('FR', 'Strasbourg', 48.5734, 7.7521, '67000', { de: 'Straßburg' }),
  town('FR', 'Lille', 50.6292, 3.0573, '59000'),
  town('FR', 'Nantes', 47.2184, -1.5536, '44000'),
  town('FR', 'Besançon', 47.2378, 6.0241, '25000'),
  town('FR', 'Annecy', 45.8992, 6.1294, '74000'),
  town('GB', 'London', 51.5072, -0.1276, 'W1J W1K W1S SW1A SW1X EC1N EC3V WC2E', { fr: 'Londres' }),
  town('GB', 'Edinburgh', 55.9533, -3.1883, 'EH1 EH2', { fr: 'Édimbourg' }),
  town('GB', 'Manchester', 53.4808, -2.2426, 'M1 M2'),
  town('GB', 'Birmingham', 52.4862, -1.8904, 'B1 B2 B18'),
  town('GB', 'Glasgow', 55.8617, -4.2583, 'G1 G2'),
  town('GB', 'Bristol', 51.4545, -2.5879, 'BS1'),
  town('GB', 'Leeds', 53.8008, -1.5491, 'LS1'),
  town('GB', 'Liverpool', 53.4084, -2.9916, 'L1'),
  town('GB', 'Oxford', 51.752, -1.2577, 'OX1'),
  town('GB', 'Cambridge', 52.2053, 0.1218, 'CB2'),
  town('GB', 'Cardiff', 51.4816, -3.1791, 'CF10'),
  town('GB', 'Belfast', 54.5973, -5.9301, 'BT1'),
  town('GB', 'Bath', 51.3811, -2.359, 'BA1'),
]

function town(
  countryCode: CountryCode,
  own: string,
  latitude: number,
  longitude: number,
  postalCodes: string,
  others: Readonly<Partial<Record<Language, string>>> = {},
): Town {
  const name = text(others.en ?? own, others.de ?? own, others.fr ?? own, others.da ?? own)
  return { countryCode, name, latitude, longitude, postalCodes: postalCodes.split(' ') }
}

function country(name: Localised, latitude: number, longitude: number, zoomLevel: number): GazetteerCountry {
  return { name, latitude, longitude, zoomLevel }
}
