import { brandNames } from '../brands.js'
import type { Catalogue } from '../seedTypes.js'
import type { Localised } from '../localised.js'
import { slugOf } from '../slug.js'
import { same, text } from '../text.js'
import { colours } from './colours.js'
import { gems } from './gems.js'
import { metals } from './metals.js'
import { movementKinds } from './movements.js'
import { straps } from './straps.js'

const ringSizes = ['50', '51', '52', '53', '54', '55', '56']

/** Refinements of the listings, in display order. */
export const refinementLabels: Catalogue['refinementLabels'] = {
  brand: {
    label: text('Brand', 'Marke', 'Marque', 'Mærke'),
    values: Object.fromEntries(brandNames.map((name) => [slugOf(name), same(name)])),
  },
  c_gender: {
    label: text('For', 'Für', 'Pour', 'Til'),
    values: { mens: text('Men', 'Herren', 'Homme', 'Mænd'), ladies: text('Women', 'Damen', 'Femme', 'Kvinder') },
  },
  c_material: { label: text('Material', 'Material', 'Matière', 'Materiale'), values: namesOf(metals) },
  c_gem: { label: text('Stone', 'Stein', 'Pierre', 'Sten'), values: gems },
  c_dialColour: {
    label: text('Dial colour', 'Zifferblattfarbe', 'Couleur du cadran', 'Urskivens farve'),
    values: namesOf(colours),
  },
  c_caseSize: {
    label: text('Case size', 'Gehäusegröße', 'Taille du boîtier', 'Kassestørrelse'),
    values: {
      small: text('Up to 33 mm', 'Bis 33 mm', 'Jusqu’à 33 mm', 'Op til 33 mm'),
      medium: text('34 to 38 mm', '34 bis 38 mm', 'De 34 à 38 mm', '34 til 38 mm'),
      large: text('39 to 41 mm', '39 bis 41 mm', 'De 39 à 41 mm', '39 til 41 mm'),
      extraLarge: text('42 mm and above', 'Ab 42 mm', '42 mm et plus', '42 mm og derover'),
    },
  },
  c_movement: { label: text('Movement', 'Uhrwerk', 'Mouvement', 'Urværk'), values: movementKinds },
  c_strap: { label: text('Strap', 'Armband', 'Bracelet', 'Rem'), values: straps },
  c_ringSize: {
    label: text('Ring size', 'Ringgröße', 'Tour de doigt', 'Ringstørrelse'),
    values: Object.fromEntries(ringSizes.map((size) => [size, same(size)])),
  },
}

function namesOf(words: Readonly<Record<string, { readonly name: Localised }>>): Readonly<Record<string, Localised>> {
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, word.name]))
}
