import { describe, expect, it } from 'vitest'
import { buildCatalogue } from './buildCatalogue.js'
import type { Localised } from './localised.js'

const catalogue = buildCatalogue()

/** Every text of the catalogue with its path, recognised by its four languages. */
function textsOf(value: unknown, path: string): readonly (readonly [string, Localised])[] {
  if (typeof value !== 'object' || value === null) return []
  if (isLocalised(value)) return [[path, value]]
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, `${path}.${key}`))
}

function isLocalised(value: object): value is Localised {
  return 'en' in value && 'de' in value && 'fr' in value && 'da' in value
}

const all = textsOf(catalogue, 'catalogue')
const prose = [
  ...catalogue.products.map((product) => product.longDescription),
  ...catalogue.categories.map((category) => category.description),
  ...catalogue.brands.map((brand) => brand.text),
]

function offenders(isBad: (text: Localised) => boolean): readonly string[] {
  return all.filter(([, text]) => isBad(text)).map(([path, text]) => `${path}: ${text.en}`)
}

describe('texts', () => {
  it('exist in all four languages', () => {
    expect(all.length).toBeGreaterThan(5000)
    expect(offenders((text) => [text.en, text.de, text.fr, text.da].some((one) => one.trim() === ''))).toEqual([])
  })

  it('are translated wherever they are sentences', () => {
    for (const text of prose) expect(new Set([text.en, text.de, text.fr, text.da]).size).toBe(4)
  })

  it('contain no exclamation marks', () => {
    expect(offenders((text) => Object.values(text).some((one) => one.includes('!')))).toEqual([])
  })

  it('use typographic apostrophes', () => {
    expect(offenders((text) => Object.values(text).some((one) => one.includes("'")))).toEqual([])
  })

  it('use non-breaking spaces for French punctuation and units', () => {
    expect(offenders((text) => / [:;?»]|« /.test(text.fr))).toEqual([])
    expect(offenders((text) => Object.values(text).some((one) => /\d (?:mm|cm|ct)\b/.test(one)))).toEqual([])
  })

  it('use the decimal comma outside English', () => {
    expect(
      offenders((text) => [text.de, text.fr, text.da].some((one) => /\d\.\d+\u00A0(?:mm|ct|g)/.test(one))),
    ).toEqual([])
  })

  it('keep short descriptions within the 20 characters that listings show', () => {
    const long = catalogue.products.flatMap((product) =>
      Object.values(product.shortDescription).filter((one) => one.length > 20),
    )
    expect(long).toEqual([])
  })

  it('describe every model in at least two paragraphs', () => {
    const short = catalogue.products.filter((product) => product.longDescription.en.split('\n\n').length < 2)
    expect(short.map((product) => product.id)).toEqual([])
  })

  it('distinguish variants by material, strap, dial or stone', () => {
    const meridian = catalogue.products.filter((product) => product.variantGroup === 'aurelune-meridian-40')
    expect(new Set(meridian.map((product) => product.longDescription.de)).size).toBe(meridian.length)
  })

  it('include brand and model in the alternative text of a front view', () => {
    for (const product of catalogue.products) {
      expect(product.images[0]?.alt.fr.startsWith(`${product.brand} ${product.name.fr}`)).toBe(true)
      expect(new Set(product.images.map((image) => image.alt.en)).size).toBe(product.images.length)
    }
  })
})
