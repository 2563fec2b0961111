import type {
  CustomVariationAttribute,
  ProductCustomFields,
  ProductVariant,
  SelectedVariationAttributes,
} from '@vitrine/commerce-client/types/product'
import type { SeedProduct } from '../../seed/seedTypes.js'
import type { TextLanguage } from '../../seed/localised.js'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import { isOrderable } from './productAvailability.js'
import { imageLink } from './productImages.js'

/** Response names of the seed's attributes; the others follow the rule `ringSize` → `att_Ring_Size`. */
const ATTRIBUTE_IDS: Readonly<Record<string, string>> = { material: 'att_Piece_Material' }

/** Id of a variation attribute in responses, without the `c_` of the product field. */
function variationAttributeId(key: string): string {
  const words = key.replace(/([a-z\d])([A-Z])/g, '$1_$2').split('_')
  return ATTRIBUTE_IDS[key] ?? `att_${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('_')}`
}

/** The custom variant fields of Spec §3; none for a product without siblings. */
export function variantFields(
  product: SeedProduct,
  language: TextLanguage,
  catalogue: CatalogueIndex,
): ProductCustomFields {
  const siblings = catalogue.variants(product)
  const own = Object.fromEntries(
    Object.entries(labels(product, language, catalogue)).map(([id, value]) => [`c_${id}` as const, value]),
  )
  if (siblings.length < 2) return own
  return {
    ...own,
    c_productVariants: siblings.map((sibling) => toVariant(sibling, language, catalogue)),
    c_customVariationAttributes: variationAttributes(siblings, language, catalogue),
    c_customVariationCombinations: siblings.map((sibling) => selected(sibling, language, catalogue)),
  }
}

/** Option labels of one product, e.g. `Rose gold, 54`; for analytics. */
export function variationText(
  product: SeedProduct,
  language: TextLanguage,
  catalogue: CatalogueIndex,
): string | undefined {
  return Object.values(labels(product, language, catalogue)).join(', ') || undefined
}

function toVariant(sibling: SeedProduct, language: TextLanguage, catalogue: CatalogueIndex): ProductVariant {
  const image = sibling.images.find(({ view }) => view !== 'turntable')
  const src = image && imageLink(image.publicId)
  return {
    id: sibling.id,
    urlPath: sibling.urlPath,
    available: isOrderable(sibling),
    images: { small: src ? [{ src, alt: image.alt[language], srcset: [`${src} 300w`] }] : [] },
    selectedCustomVariationAttributes: selected(sibling, language, catalogue),
  }
}

function variationAttributes(
  siblings: readonly SeedProduct[],
  language: TextLanguage,
  catalogue: CatalogueIndex,
): readonly CustomVariationAttribute[] {
  const keys = [...new Set(siblings.flatMap(({ variation }) => Object.keys(variation)))]
  return keys.map((key) => {
    const id = variationAttributeId(key)
    const values = new Set(siblings.flatMap((sibling) => labels(sibling, language, catalogue)[id] ?? []))
    return {
      id,
      displayName: catalogue.source.variationLabels[key]?.label[language] ?? key,
      values: [...values].map((value) => ({ value, displayValue: value })),
    }
  })
}

function selected(
  sibling: SeedProduct,
  language: TextLanguage,
  catalogue: CatalogueIndex,
): SelectedVariationAttributes {
  return { id: sibling.id, ...labels(sibling, language, catalogue) }
}

/** Attribute id → option label; a key without a label is its own label (a ring size). */
function labels(
  product: SeedProduct,
  language: TextLanguage,
  catalogue: CatalogueIndex,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(product.variation).map(([key, option]) => [
      variationAttributeId(key),
      catalogue.source.variationLabels[key]?.values[option]?.[language] ?? option,
    ]),
  )
}
