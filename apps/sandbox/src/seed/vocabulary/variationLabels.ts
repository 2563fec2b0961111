import type { VariationKey } from '../collectionTypes.js'
import type { Localised } from '../localised.js'
import { measure, same, text } from '../text.js'
import { colours } from './colours.js'
import { gems } from './gems.js'
import { metals } from './metals.js'
import { straps } from './straps.js'

/** Names of the variation attributes, as headings of the variant picker. */
export const variationNames = {
  material: text('Material', 'Material', 'Matière', 'Materiale'),
  strap: text('Strap', 'Armband', 'Bracelet', 'Rem'),
  dial: text('Dial', 'Zifferblatt', 'Cadran', 'Urskive'),
  stone: text('Stone', 'Stein', 'Pierre', 'Sten'),
  size: text('Size', 'Größe', 'Taille', 'Størrelse'),
  ringSize: text('Ring size', 'Ringgröße', 'Tour de doigt', 'Ringstørrelse'),
  value: text('Value', 'Wert', 'Valeur', 'Værdi'),
} satisfies Record<VariationKey, Localised>

const namedOptions: Readonly<Record<string, Readonly<Record<string, Localised>>>> = {
  material: Object.fromEntries(Object.entries(metals).map(([key, words]) => [key, words.name])),
  strap: straps,
  dial: Object.fromEntries(Object.entries(colours).map(([key, words]) => [key, words.name])),
  stone: gems,
}

/**
 * Label of an option: a vocabulary entry, or a size such as `28mm`, `31x23mm` and `0.50ct`, formatted with its unit.
 */
export function optionLabel(attribute: string, option: string): Localised {
  const named = namedOptions[attribute]?.[option]
  if (named) return named
  const [, amount, unit] = option.match(/^([\d.x]+)(mm|cm|ct)$/) ?? []
  if (amount === undefined || unit === undefined) return same(option)
  if (amount.includes('x')) return same(`${amount.replace('x', ' × ')} ${unit}`)
  return unit === 'ct' ? carats(amount) : measure(Number(amount), unit)
}

/** Carats always have two decimals: 0.50 ct. */
function carats(amount: string): Localised {
  const comma = amount.replace('.', ',')
  return text(`${amount} ct`, `${comma} ct`, `${comma} ct`, `${comma} ct`)
}
