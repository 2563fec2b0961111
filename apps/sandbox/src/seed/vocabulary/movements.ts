import type { Localised } from '../localised.js'
import { text } from '../text.js'

/** Movement type of a watch. */
export type MovementKind = 'automatic' | 'manual' | 'quartz'

/** Each kind of movement as a refinement and a specification. */
export const movementKinds = {
  automatic: text('Automatic', 'Automatik', 'Automatique', 'Automatisk'),
  manual: text('Manual winding', 'Handaufzug', 'Remontage manuel', 'Manuelt optræk'),
  quartz: text('Quartz', 'Quarz', 'Quartz', 'Quartz'),
} satisfies Record<MovementKind, Localised>

/** Functions of watches, for the specifications. */
export const watchFunctions = {
  hoursMinutes: text('Hours, minutes', 'Stunden, Minuten', 'Heures, minutes', 'Timer, minutter'),
  seconds: text('Seconds', 'Sekunde', 'Secondes', 'Sekunder'),
  smallSeconds: text('Small seconds', 'Kleine Sekunde', 'Petite seconde', 'Lille sekund'),
  date: text('Date', 'Datum', 'Date', 'Dato'),
  chronograph: text('Chronograph', 'Chronograph', 'Chronographe', 'Kronograf'),
  splitSeconds: text('Split seconds', 'Schleppzeiger', 'Rattrapante', 'Rattrapante'),
  flyback: text('Flyback', 'Flyback', 'Retour en vol', 'Flyback'),
  secondTimeZone: text('Second time zone', 'Zweite Zeitzone', 'Second fuseau horaire', 'Anden tidszone'),
  worldTime: text('World time', 'Weltzeit', 'Heures du monde', 'Verdenstid'),
  moonPhase: text('Moon phase', 'Mondphase', 'Phase de lune', 'Månefase'),
  perpetualCalendar: text('Perpetual calendar', 'Ewiger Kalender', 'Quantième perpétuel', 'Evighedskalender'),
  countdown: text('Regatta countdown', 'Regatta-Countdown', 'Compte à rebours de régate', 'Regattanedtælling'),
  powerReserve: text(
    'Power reserve display',
    'Gangreserveanzeige',
    'Indicateur de réserve de marche',
    'Gangreservevisning',
  ),
} satisfies Record<string, Localised>

/** Key of a watch function. */
export type WatchFunction = keyof typeof watchFunctions
