import type { Product, ProductVariant, SelectedVariationAttributes, VariantImage } from '../../types/product.js'

export interface VariantOption {
  readonly value: string
  readonly label: string
  /** Product id of the variant to link to; null = no variant has this combination. */
  readonly productId: string | null
  /** `c_urlPath` of that variant; null = unknown. */
  readonly urlPath: string | null
  readonly isSelected: boolean
  readonly isAvailable: boolean
  readonly image: VariantImage | null
}

export interface VariantOptionGroup {
  /** Attribute id without `c_`, e.g. `att_Piece_Material`. */
  readonly id: string
  readonly label: string
  readonly options: readonly VariantOption[]
}

export type VariantFields = Pick<
  Product,
  'id' | 'c_urlPath' | 'c_productVariants' | 'c_customVariationAttributes' | 'c_customVariationCombinations'
> & { readonly [key: `c_${string}`]: unknown }

/**
 * Options of every variation attribute, each with the variant to link to: the one that differs from the product in that
 * attribute only, else the one with that option that shares most of the other values.
 */
export function variantGroups(product: VariantFields): readonly VariantOptionGroup[] {
  const attributes = product.c_customVariationAttributes ?? []
  const current = currentValues(product)
  const siblings = siblingsOf(product)
  return attributes.map((attribute) => ({
    id: attribute.id,
    label: attribute.displayName,
    options: attribute.values.map(({ value, displayValue }): VariantOption => {
      const target = nearest(siblings, current, attribute.id, value)
      return {
        value,
        label: displayValue ?? value,
        productId: target?.id ?? null,
        urlPath: target?.urlPath ?? product.c_urlPath ?? null,
        isSelected: isSameValue(current.get(attribute.id), value),
        isAvailable: target !== null && target.isAvailable,
        image: target?.image ?? null,
      }
    }),
  }))
}

/** True when the variation attributes of a variant, ignoring `id`, equal the product's current values (Spec §4). */
export function isVariantSelected(
  variant: Pick<ProductVariant, 'selectedCustomVariationAttributes'>,
  product: VariantFields,
): boolean {
  const values = valuesOf(variant.selectedCustomVariationAttributes ?? {})
  const current = currentValues(product)
  return values.size === current.size && [...values].every(([id, value]) => isSameValue(current.get(id), value))
}

interface Sibling {
  readonly id: string
  readonly values: ReadonlyMap<string, string>
  readonly urlPath: string | undefined
  readonly isAvailable: boolean
  readonly image: VariantImage | undefined
}

function siblingsOf(product: VariantFields): readonly Sibling[] {
  const variants = new Map((product.c_productVariants ?? []).map((variant) => [variant.id, variant]))
  const values = new Map<string, SelectedVariationAttributes>()
  for (const variant of variants.values()) values.set(variant.id, variant.selectedCustomVariationAttributes ?? {})
  for (const combination of product.c_customVariationCombinations ?? []) {
    if (combination.id !== undefined) values.set(combination.id, combination)
  }
  return [...values].map(([id, selected]) => {
    const variant = variants.get(id)
    return {
      id,
      values: valuesOf(selected),
      urlPath: variant?.urlPath,
      isAvailable: variant?.available ?? true,
      image: variant?.images?.small?.[0],
    }
  })
}

function nearest(
  siblings: readonly Sibling[],
  current: ReadonlyMap<string, string>,
  attributeId: string,
  value: string,
): Sibling | null {
  let best: Sibling | null = null
  let bestScore = -1
  for (const sibling of siblings) {
    if (!isSameValue(sibling.values.get(attributeId), value)) continue
    const score = [...current].filter(
      ([id, kept]) => id !== attributeId && isSameValue(sibling.values.get(id), kept),
    ).length
    if (score > bestScore) [best, bestScore] = [sibling, score]
  }
  return best
}

function currentValues(product: VariantFields): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const { id } of product.c_customVariationAttributes ?? []) {
    const value = product[`c_${id}`]
    if (typeof value === 'string') values.set(id, value)
  }
  return values
}

function valuesOf(selected: SelectedVariationAttributes): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const [id, value] of Object.entries(selected)) if (id !== 'id' && value !== undefined) values.set(id, value)
  return values
}

function isSameValue(a: string | undefined, b: string): boolean {
  return a !== undefined && a.trim().toLowerCase() === b.trim().toLowerCase()
}
