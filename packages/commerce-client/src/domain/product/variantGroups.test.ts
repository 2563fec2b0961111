import { describe, expect, it } from 'vitest'
import { isVariantSelected, type VariantFields, variantGroups } from './variantGroups.js'

const image = { src: 'steel-36.jpg' }
const product: VariantFields = {
  id: 'a',
  c_urlPath: '/aurelune/meridian',
  c_att_Piece_Material: 'STEEL',
  c_att_Size: '40',
  c_customVariationAttributes: [
    {
      id: 'att_Piece_Material',
      displayName: 'Material',
      values: [{ value: 'steel', displayValue: 'Steel' }, { value: 'gold' }, { value: 'platinum' }],
    },
    { id: 'att_Size', displayName: 'Size', values: [{ value: '40' }, { value: '36' }] },
  ],
  c_productVariants: [
    { id: 'a', selectedCustomVariationAttributes: { id: 'a', att_Piece_Material: 'Steel', att_Size: '40' } },
    {
      id: 'b',
      urlPath: '/aurelune/meridian-36',
      images: { small: [image] },
      selectedCustomVariationAttributes: { id: 'b', att_Piece_Material: 'Steel', att_Size: '36' },
    },
    {
      id: 'c',
      available: false,
      selectedCustomVariationAttributes: { id: 'c', att_Piece_Material: 'Gold', att_Size: '36' },
    },
  ],
}

describe('variantGroups', () => {
  const [material, size] = variantGroups(product)

  it('returns the names of groups and options', () => {
    expect(material).toMatchObject({ id: 'att_Piece_Material', label: 'Material' })
    expect(material?.options.map(({ label }) => label)).toEqual(['Steel', 'gold', 'platinum'])
  })

  it('marks the current values as selected, ignoring case', () => {
    expect(material?.options.map(({ isSelected }) => isSelected)).toEqual([true, false, false])
    expect(size?.options.map(({ isSelected }) => isSelected)).toEqual([true, false])
  })

  it('links to the variant that differs in one attribute only', () => {
    expect(size?.options[1]).toMatchObject({
      productId: 'b',
      urlPath: '/aurelune/meridian-36',
      image,
      isAvailable: true,
    })
  })

  it('links to the closest variant when that combination does not exist', () => {
    expect(material?.options[1]).toMatchObject({ productId: 'c', urlPath: '/aurelune/meridian', isAvailable: false })
  })

  it('has no link when no variant has the option', () => {
    expect(material?.options[2]).toMatchObject({ productId: null, isAvailable: false, image: null })
  })

  it('prefers a combination of the platform that is missing in the variants', () => {
    const c_customVariationCombinations = [{ id: 'd', att_Piece_Material: 'gold', att_Size: '40' }]
    const [group] = variantGroups({ ...product, c_customVariationCombinations })
    expect(group?.options[1]).toMatchObject({ productId: 'd', isAvailable: true })
  })

  it('takes the first of equally close variants', () => {
    const twin = { id: 'e', selectedCustomVariationAttributes: { att_Piece_Material: 'gold', att_Size: '36' } }
    const c_productVariants = [...(product.c_productVariants ?? []), twin]
    const [group] = variantGroups({ ...product, c_productVariants })
    expect(group?.options[1]?.productId).toBe('c')
  })

  it('has no link between variants without a URL path', () => {
    const [group] = variantGroups({ ...product, c_urlPath: undefined })
    expect(group?.options[1]).toMatchObject({ productId: 'c', urlPath: null })
  })

  it('treats a variant without values as a product without options', () => {
    const c_productVariants = [{ id: 'bare' }, ...(product.c_productVariants ?? [])]
    expect(variantGroups({ ...product, c_productVariants })).toEqual(variantGroups(product))
  })

  it('is empty for a product without variation attributes', () => {
    expect(variantGroups({ id: 'a' })).toEqual([])
  })
})

describe('isVariantSelected', () => {
  it.each([
    [{ id: 'other', att_Piece_Material: 'steel', att_Size: '40' }, true],
    [{ att_Piece_Material: 'Steel ', att_Size: '40' }, true],
    [{ att_Piece_Material: 'gold', att_Size: '40' }, false],
    [{ att_Piece_Material: 'steel' }, false],
    [{ att_Piece_Material: 'steel', att_Size: '40', att_Strap: 'leather' }, false],
    [undefined, false],
  ])('%j → %s', (selectedCustomVariationAttributes, expected) => {
    expect(isVariantSelected({ selectedCustomVariationAttributes }, product)).toBe(expected)
  })

  it('trims the values of the product', () => {
    const selectedCustomVariationAttributes = { att_Piece_Material: 'steel', att_Size: '40' }
    const padded = { ...product, c_att_Piece_Material: ' Steel ' }
    expect(isVariantSelected({ selectedCustomVariationAttributes }, padded)).toBe(true)
  })
})
