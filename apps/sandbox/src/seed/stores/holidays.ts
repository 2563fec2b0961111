import type { StoreOpeningSpan } from '@vitrine/commerce-client/types/store'
import type { CountryCode } from '../../commerce/siteConfig.js'
import { text } from '../text.js'
import type { SeedExceptionalDay } from './storeTypes.js'

const christmasEve = text('Christmas Eve', 'Heiligabend', 'Veille de Noël', 'Juleaften')
const christmas = text('Christmas Day', 'Weihnachten', 'Noël', 'Juledag')
const boxingDay = text('St Stephen’s Day', 'Stephanstag', 'Saint-Étienne', 'Anden juledag')
const newYearsEve = text('New Year’s Eve', 'Silvester', 'Saint-Sylvestre', 'Nytårsaften')
const newYear = text('New Year’s Day', 'Neujahr', 'Nouvel An', 'Nytårsdag')
const goodFriday = text('Good Friday', 'Karfreitag', 'Vendredi saint', 'Langfredag')
const easterMonday = text('Easter Monday', 'Ostermontag', 'Lundi de Pâques', 'Anden påskedag')
const mayDay = text('May Day', 'Tag der Arbeit', 'Fête du Travail', 'Første maj')
const ascension = text('Ascension Day', 'Auffahrt', 'Ascension', 'Kristi himmelfartsdag')
const whitMonday = text('Whit Monday', 'Pfingstmontag', 'Lundi de Pentecôte', 'Anden pinsedag')

/** Holidays of the boutiques by country, for the winter of 2026 and the first half of 2027. */
export const holidays: Readonly<Record<CountryCode, readonly SeedExceptionalDay[]>> = {
  CH: [
    open('2026-12-24', christmasEve, '10:00', '16:00'),
    closed('2026-12-25', christmas),
    closed('2026-12-26', boxingDay),
    open('2026-12-31', newYearsEve, '10:00', '16:00'),
    closed('2027-01-01', newYear),
    closed('2027-03-26', goodFriday),
    closed('2027-03-29', easterMonday),
    closed('2027-05-06', ascension),
    closed('2027-05-17', whitMonday),
  ],
  DE: [
    open('2026-12-24', christmasEve, '10:00', '14:00'),
    closed('2026-12-25', christmas),
    closed('2026-12-26', boxingDay),
    open('2026-12-31', newYearsEve, '10:00', '14:00'),
    closed('2027-01-01', newYear),
    closed('2027-03-26', goodFriday),
    closed('2027-03-29', easterMonday),
    closed('2027-05-01', mayDay),
    closed('2027-05-06', ascension),
    closed('2027-05-17', whitMonday),
  ],
  AT: [
    open(
      '2026-12-08',
      text('Immaculate Conception', 'Mariä Empfängnis', 'Immaculée Conception', 'Marias ubesmittede undfangelse'),
      '10:00',
      '18:00',
    ),
    open('2026-12-24', christmasEve, '10:00', '14:00'),
    closed('2026-12-25', christmas),
    closed('2026-12-26', boxingDay),
    open('2026-12-31', newYearsEve, '10:00', '15:00'),
    closed('2027-01-01', newYear),
    closed('2027-01-06', text('Epiphany', 'Heilige Drei Könige', 'Épiphanie', 'Helligtrekonger')),
    closed('2027-03-29', easterMonday),
    closed('2027-05-01', mayDay),
    closed('2027-05-06', ascension),
    closed('2027-05-17', whitMonday),
  ],
  DK: [
    open('2026-12-24', christmasEve, '10:00', '13:00'),
    closed('2026-12-25', christmas),
    closed('2026-12-26', boxingDay),
    open('2026-12-31', newYearsEve, '10:00', '14:00'),
    closed('2027-01-01', newYear),
    closed('2027-03-25', text('Maundy Thursday', 'Gründonnerstag', 'Jeudi saint', 'Skærtorsdag')),
    closed('2027-03-26', goodFriday),
    closed('2027-03-29', easterMonday),
    closed('2027-05-06', ascension),
    closed('2027-05-17', whitMonday),
  ],
  FR: [
    open('2026-12-24', christmasEve, '11:00', '17:00'),
    closed('2026-12-25', christmas),
    closed('2027-01-01', newYear),
    closed('2027-03-29', easterMonday),
    closed('2027-05-01', mayDay),
    closed('2027-05-06', ascension),
    closed('2027-05-17', whitMonday),
  ],
  GB: [
    open('2026-12-24', christmasEve, '10:00', '16:00'),
    closed('2026-12-25', christmas),
    closed('2026-12-26', boxingDay),
    closed(
      '2026-12-28',
      text('Boxing Day (substitute)', 'Ersatzfeiertag', 'Jour férié de remplacement', 'Erstatningshelligdag'),
    ),
    closed('2027-01-01', newYear),
    closed('2027-03-26', goodFriday),
    closed('2027-03-29', easterMonday),
  ],
}

function open(date: string, label: SeedExceptionalDay['label'], from: string, to: string): SeedExceptionalDay {
  const spans: readonly StoreOpeningSpan[] = [{ from, to }]
  return { date, label, spans }
}

function closed(date: string, label: SeedExceptionalDay['label']): SeedExceptionalDay {
  return { date, label, spans: [] }
}
