import type { Gem } from '../seedTypes.js'
import type { Localised } from '../localised.js'
import { text } from '../text.js'

/** Each stone as a refinement, an option and a specification. */
export const gems = {
  diamond: text('Diamond', 'Diamant', 'Diamant', 'Diamant'),
  emerald: text('Emerald', 'Smaragd', 'Émeraude', 'Smaragd'),
  ruby: text('Ruby', 'Rubin', 'Rubis', 'Rubin'),
  sapphire: text('Sapphire', 'Saphir', 'Saphir', 'Safir'),
  pearl: text('Pearl', 'Perle', 'Perle', 'Perle'),
  aquamarine: text('Aquamarine', 'Aquamarin', 'Aigue-marine', 'Akvamarin'),
  none: text('Without stones', 'Ohne Steine', 'Sans pierre', 'Uden sten'),
} satisfies Record<Gem, Localised>

interface GemForms {
  /** "a diamond"; German after *mit*, French with its *de*. */
  readonly one: Localised
  /** "diamonds"; German after *mit*, French with its *de*. */
  readonly many: Localised
}

/** Forms of the stone names in descriptions. */
export const gemForms = {
  diamond: {
    one: text('a diamond', 'einem Diamanten', 'd’un diamant', 'en diamant'),
    many: text('diamonds', 'Diamanten', 'de diamants', 'diamanter'),
  },
  emerald: {
    one: text('an emerald', 'einem Smaragd', 'd’une émeraude', 'en smaragd'),
    many: text('emeralds', 'Smaragden', 'd’émeraudes', 'smaragder'),
  },
  ruby: {
    one: text('a ruby', 'einem Rubin', 'd’un rubis', 'en rubin'),
    many: text('rubies', 'Rubinen', 'de rubis', 'rubiner'),
  },
  sapphire: {
    one: text('a sapphire', 'einem Saphir', 'd’un saphir', 'en safir'),
    many: text('sapphires', 'Saphiren', 'de saphirs', 'safirer'),
  },
  pearl: {
    one: text('a pearl', 'einer Perle', 'd’une perle', 'en perle'),
    many: text('pearls', 'Perlen', 'de perles', 'perler'),
  },
  aquamarine: {
    one: text('an aquamarine', 'einem Aquamarin', 'd’une aigue-marine', 'en akvamarin'),
    many: text('aquamarines', 'Aquamarinen', 'd’aigues-marines', 'akvamariner'),
  },
} satisfies Record<Exclude<Gem, 'none'>, GemForms>
