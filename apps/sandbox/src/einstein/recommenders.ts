import type { EinsteinRecommender } from '@vitrine/commerce-client/types/einstein'

/** A recommender of the sandbox. */
export interface SeedRecommender extends Required<EinsteinRecommender> {
  readonly name: string
  /** Heading of its slot. */
  readonly displayMessage: string
  /** Fallback for calls without products and categories. */
  readonly without: 'topSellers' | 'recentlyViewed'
}

/** Every recommender, with the names that reference storefronts use. */
export const RECOMMENDERS: readonly SeedRecommender[] = [
  recommender('pdp-similar-items', 'Similar pieces', 'product-to-product', 'You may also like'),
  recommender('complete-the-set', 'What goes with a piece', 'product-to-product', 'Goes well with it'),
  recommender('cart-recommendations', 'What goes with a basket', 'product-to-product', 'Before you go'),
  recommender('products-in-all-categories', 'Best of every category', 'products-in-all-categories', 'Our selection'),
  recommender('products-in-a-category', 'Best of a category', 'products-in-category', 'Best of the category'),
  recommender('home-top-sellers', 'Best of the house', 'products-in-all-categories', 'Most wanted'),
  recommender('empty-search-results-top-sellers', 'Best of the house', 'products-in-all-categories', 'Most wanted'),
  recommender('empty-search-results-most-viewed', 'Best of the house', 'products-in-all-categories', 'Most viewed'),
  {
    ...recommender('viewed-recently-einstein', 'What the shopper saw', 'recent-views', 'Seen lately'),
    without: 'recentlyViewed',
  },
]

/** Zones and their recommenders: name → recommender. */
export const ZONES: Readonly<Record<string, string>> = {
  'home-zone': 'home-top-sellers',
  'pdp-zone': 'pdp-similar-items',
  'plp-zone': 'products-in-a-category',
  'cart-zone': 'cart-recommendations',
}

function recommender(
  name: string,
  description: string,
  recommenderType: string,
  displayMessage: string,
): SeedRecommender {
  return { name, description, recommenderType, displayMessage, without: 'topSellers' }
}
