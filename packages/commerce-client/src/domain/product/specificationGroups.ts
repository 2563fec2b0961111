import type { Product } from '../../types/product.js'

/** Id of the group that every product has; the partner brand's group is named after the brand (Spec §9). */
export const SPECIFICATIONS_GROUP_ID = 'specifications'

export interface SpecificationGroup {
  readonly id: string
  readonly title: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
}

/**
 * Specification groups listed in `groupIds` (ignoring case), with values joined by ', '. Empty attributes are omitted.
 */
export function specificationGroups(
  product: Pick<Product, 'c_attributes'>,
  groupIds: readonly string[],
): readonly SpecificationGroup[] {
  const wanted = new Set(groupIds.map((id) => id.toLowerCase()))
  return (product.c_attributes ?? [])
    .filter((group) => wanted.has(group.ID.toLowerCase()))
    .map((group) => ({
      id: group.ID,
      title: group.name,
      rows: group.attributes
        .map(({ label, value }) => ({ label, value: value.join(', ') }))
        .filter((row) => row.value !== ''),
    }))
    .filter((group) => group.rows.length > 0)
}
