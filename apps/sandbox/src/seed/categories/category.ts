import type { SeedCategory } from '../seedTypes.js'
import type { Localised } from '../localised.js'

/** All fields of a category except its id; the image is a studio scene or a view of a product. */
export function category(
  id: string,
  parentId: string | null,
  path: string,
  name: Localised,
  description: Localised,
  options: { readonly image?: string | undefined; readonly isHidden?: boolean | undefined } = {},
): SeedCategory {
  return { id, parentId, path, name, description, image: options.image ?? null, showInMenu: !options.isHidden }
}
