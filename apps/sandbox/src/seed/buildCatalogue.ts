import { readStudioPictures, type StudioPictures } from '../images/studioPictures.js'
import { assignCategories } from './assignCategories.js'
import { brandNames, brandTexts } from './brands.js'
import { brandCategories } from './categories/brandCategories.js'
import { jewelleryCategories } from './categories/jewelleryCategories.js'
import { sectionCategories } from './categories/sectionCategories.js'
import { watchCategories } from './categories/watchCategories.js'
import { jewelCollections, watchCollections } from './collections.js'
import { giftCards } from './giftCards.js'
import { jewelPieces } from './jewelPieces.js'
import { ranked } from './rank.js'
import type { Catalogue, SeedCategory, SeedProduct } from './seedTypes.js'
import { slugOf } from './slug.js'
import { stores } from './stores.js'
import { variationLabels } from './variationLabels.js'
import { refinementLabels } from './vocabulary/refinementLabels.js'
import { watchPieces } from './watchPieces.js'

/**
 * Builds the sandbox's catalogue: the same on every call and every machine. Image alternative texts depend on the
 * existing photographs.
 */
export function buildCatalogue(pictures: StudioPictures = readStudioPictures()): Catalogue {
  const categories: readonly SeedCategory[] = [
    ...watchCategories,
    ...jewelleryCategories,
    ...brandCategories,
    ...sectionCategories,
  ]
  const pieces = [
    ...watchCollections.flatMap((collection) => watchPieces(collection, pictures)),
    ...jewelCollections.flatMap((collection) => jewelPieces(collection, pictures)),
    ...giftCards(pictures),
  ]
  const products = ranked(pieces.map((piece) => assignCategories(piece, categories)))
  return {
    products,
    categories: categories.map((category) => ({
      ...category,
      image: category.image ?? pictureOf(category.id, products),
    })),
    stores,
    brands: brandNames.map((name) => ({ name, slug: slugOf(name), text: brandTexts[name] })),
    refinementLabels,
    variationLabels: variationLabels(products),
  }
}

/** The second view of a category's first product. */
function pictureOf(categoryId: string, products: readonly SeedProduct[]): string | null {
  const first = products.find((product) => product.categories.includes(categoryId))
  return first ? `catalogue/${first.id}_MP_2.jpg` : null
}
