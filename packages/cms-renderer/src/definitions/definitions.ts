import { accordion } from './accordion.js'
import { categoryTeaserTile } from './categoryTeaserTile.js'
import { heroBanner } from './heroBanner.js'
import { introductionText } from './introductionText.js'
import { breadcrumbs, container, image, spacing } from './layout.js'
import { navigationTiles } from './navigationTiles.js'
import { preOwnedProductDetail, productCarousel, productDetail, productGrid, productSlider } from './products.js'
import { pushTeaser, teaser } from './teaser.js'
import { bodyText, quoteText, richText, seoText } from './textBlocks.js'

/** Every component template that the renderer knows. Server only; the browser has `templateLoaders`. */
export const definitions = {
  'vitrine:components/accordion': accordion,
  'vitrine:components/body-text': bodyText,
  'vitrine:components/breadcrumbs': breadcrumbs,
  'vitrine:components/category-teaser-tile': categoryTeaserTile,
  'vitrine:components/container': container,
  'vitrine:components/hero-banner': heroBanner,
  'vitrine:components/image': image,
  'vitrine:components/introduction-text': introductionText,
  'vitrine:components/navigation-tile-carousel': navigationTiles,
  'vitrine:components/pre-owned-product-detail': preOwnedProductDetail,
  'vitrine:components/product-carousel': productCarousel,
  'vitrine:components/product-detail': productDetail,
  'vitrine:components/product-grid': productGrid,
  'vitrine:components/product-slider': productSlider,
  'vitrine:components/push-teaser': pushTeaser,
  'vitrine:components/quote-text': quoteText,
  'vitrine:components/rich-text': richText,
  'vitrine:components/seo-text': seoText,
  'vitrine:components/spacing': spacing,
  'vitrine:components/teaser': teaser,
}

export type Definitions = typeof definitions
