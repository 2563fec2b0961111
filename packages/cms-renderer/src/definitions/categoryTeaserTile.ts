import type { CategoryTeaserTileProps } from '@vitrine/ui/CategoryTeaserTile'
import { attachCategory } from '../nodes/attachReferences.js'
import type { CmsNode } from '../nodes/cmsNode.js'
import { readOptionalText, readRaw, readText } from '../nodes/fieldReaders.js'
import type { ParseContext } from '../nodes/renderNode.js'
import type { Definition } from './definition.js'
import { sampleFocalImage, sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/category-teaser-tile'

/** One tile: a picture and a name that lead to a category or a page. */
export const categoryTeaserTile: Definition<CategoryTeaserTileProps> = {
  id: ID,
  parse: parseTile,
  sample: sampleNode(ID, { image: sampleFocalImage, title: 'Rings', categoryId: 'vitrine-commerce~jewellery-rings' }),
}

/** Props of a tile node; a category that it names gives address, title and image where the node has none. */
export function parseTile(node: CmsNode, ctx: ParseContext): CategoryTeaserTileProps | null {
  const category = attachCategory(node, 'categoryId', ctx)
  const href = category?.href ?? ctx.rewriteLink(readRaw(node, 'href'))?.href
  const title = readText(node, 'title') || category?.name
  if (!href || !title) return null
  const own = ctx.assets.focalImage(node.fields.get('image'))
  const fallback = category?.image ? { landscape: category.image, portrait: null, alt: category.image.alt } : null
  return { id: node.id, image: own ?? fallback, title, href, text: readOptionalText(node, 'text') }
}
