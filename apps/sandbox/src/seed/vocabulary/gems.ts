import type { Gem, Localised } from '../seedTypes.js'
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
