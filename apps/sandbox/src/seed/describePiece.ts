import type { SeedDesign } from './seedDesign.js'
import type { Gem, Metal } from './seedTypes.js'
import type { Localised } from './localised.js'
import { eachLanguage, join, text } from './text.js'
import { colours } from './vocabulary/colours.js'
import { gemForms } from './vocabulary/gems.js'
import { type JewelWords, jewelDesigns } from './vocabulary/jewelDesigns.js'
import { metals } from './vocabulary/metals.js'
import { type WatchWords, watchDesigns } from './vocabulary/watchDesigns.js'

const watches: ReadonlyMap<string, WatchWords> = new Map(Object.entries(watchDesigns))
const jewels: ReadonlyMap<string, JewelWords> = new Map(Object.entries(jewelDesigns))

/**
 * Describes a product in one phrase: "slim round watch in steel with blue dial and black leather strap", "ring in
 * platinum with a diamond".
 */
export function describePiece(design: SeedDesign): Localised {
  const jewel = jewels.get(design.key)
  if (jewel) return describeJewel(jewel, design)
  const watch = watches.get(design.key)
  const marks = list([watch?.mark ?? null, dialAfterWith(design), strapAfterWith(design)])
  return join(' ', [watch?.noun, inMetal(design.metal), withWord, marks])
}

/** Describes a close-up: the dial and its indices, or the main part of a jewel. */
export function describeNear({ key, colour }: SeedDesign): Localised {
  const jewel = jewels.get(key)
  if (jewel) return jewel.near
  return join(' ', [colours[colour].dial, withWord, watches.get(key)?.dial])
}

/** Whether the product is photographed upright (watches and rings) or lying. */
export function isStanding({ key }: SeedDesign): boolean {
  return jewels.get(key)?.isStanding ?? true
}

/** A metal as a material: "in steel", "aus Stahl", "en acier", "i stål". */
export function inMetal(metal: Metal): Localised {
  const { name } = metals[metal]
  return eachLanguage((language) => `${matter[language]} ${language === 'de' ? name.de : name[language].toLowerCase()}`)
}

/** The strap of a watch on its own: "black leather strap"; null = none. German in the nominative. */
export function strapOf(design: SeedDesign): Localised | null {
  return strap(design, 'es')
}

/** The strap in the German dative after "mit", before a neuter noun. */
function strapAfterWith(design: SeedDesign): Localised | null {
  return strap(design, 'em')
}

function strap({ key, strap: kind, strapColour }: SeedDesign, ending: 'es' | 'em'): Localised | null {
  const { shade } = colours[strapColour]
  switch (kind) {
    case 'bracelet':
      return key === 'integrated-sport'
        ? text('integrated bracelet', `integriert${ending} Band`, 'bracelet intégré', 'integreret lænke')
        : text('metal bracelet', 'Metallband', 'bracelet en métal', 'metallænke')
    case 'leather':
      return ofColour(shade, ending, ['leather strap', 'Lederband', 'bracelet en cuir', 'læderrem'])
    case 'rubber':
      return ofColour(shade, ending, ['rubber strap', 'Kautschukband', 'bracelet en caoutchouc', 'gummirem'])
    case 'textile':
      return ofColour(shade, ending, ['textile strap', 'Textilband', 'bracelet textile', 'tekstilrem'])
    case 'none':
      return null
  }
}

function ofColour(
  shade: Localised,
  ending: string,
  [en, de, fr, da]: readonly [string, string, string, string],
): Localised {
  return text(`${shade.en} ${en}`, `${shade.de}${ending} ${de}`, `${fr} ${shade.fr}`, `${shade.da} ${da}`)
}

/** The dial in the German dative: "mit blauem Zifferblatt". */
function dialAfterWith({ colour }: SeedDesign): Localised {
  const { dial } = colours[colour]
  return { ...dial, de: dial.de.replace(/es Zifferblatt$/, 'em Zifferblatt') }
}

function describeJewel({ noun, stones, tail, isMetal }: JewelWords, { metal, gem }: SeedDesign): Localised {
  const set = stones && gem !== 'none' ? named(stones, gem) : null
  return join(' ', [noun, isMetal ? inMetal(metal) : null, set, tail])
}

function named(template: Localised, gem: Exclude<Gem, 'none'>): Localised {
  const { one, many } = gemForms[gem]
  return eachLanguage((language) =>
    template[language].replace('{one}', one[language]).replace('{many}', many[language]),
  )
}

/** "a, b and c" in each language. */
function list(parts: readonly (Localised | null)[]): Localised {
  const present = parts.filter((part) => part !== null)
  return eachLanguage((language) => {
    const all = present.map((part) => part[language])
    const last = all.pop() ?? ''
    return all.length === 0 ? last : `${all.join(', ')} ${and[language]} ${last}`
  })
}

const matter = text('in', 'aus', 'en', 'i')
const withWord = text('with', 'mit', 'à', 'med')
const and = text('and', 'und', 'et', 'og')
