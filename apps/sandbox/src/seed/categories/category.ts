import type { Localised, SeedCategory } from '../seedTypes.js'

/** Everything of a category but its id; the image is a scene of the studio or a view of a piece. */
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
