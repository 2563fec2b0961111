import type { CategoryTeaserTileProps } from '@vitrine/ui/CategoryTeaserTile'
import { defineComponent } from '../fields/defineComponent.js'
import type { FieldValues } from '../fields/field.js'
import { category, focalImage, path, text } from '../fields/fieldKinds.js'
import type { Definition } from './definition.js'
import { sampleFocalImage, sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/category-teaser-tile'

type TileFields = {
  readonly image: typeof focalImage
  readonly title: typeof text
  readonly text: typeof text
  readonly categoryId: typeof category
  readonly href: typeof path
}

/**
 * Fields of a tile, used alone or in a carousel. A category provides the address, title and image that the tile lacks.
 */
export const tileFields: TileFields = { image: focalImage, title: text, text, categoryId: category, href: path }

/** One tile with an image and a name that links to a category or a page. */
export const categoryTeaserTile: Definition<CategoryTeaserTileProps> = defineComponent({
  id: ID,
  note: 'One tile with an image and a name that links to a category (categoryId) or a page (href).',
  fields: tileFields,
  props: (values, { node }) => {
    const props = tileProps(values, node.id)
    return props && { ...props, isAlone: true }
  },
  sample: sampleNode(ID, { image: sampleFocalImage, title: 'Rings', categoryId: 'vitrine-commerce~jewellery-rings' }),
})

/** Props of a tile; null = it has no link or no name. */
export function tileProps(values: FieldValues<TileFields>, id: string): CategoryTeaserTileProps | null {
  const { image, text, categoryId: category } = values
  const href = category?.href ?? values.href
  const title = values.title ?? category?.name
  if (!href || !title) return null
  const fallback = category?.image ? { landscape: category.image, portrait: null, alt: category.image.alt } : null
  return { id, image: image ?? fallback, title, href, text }
}
