import type { SearchSortingOption } from '@vitrine/commerce-client/types/search'
import type { SeedProduct } from '../../seed/seedTypes.js'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import type { Market } from '../http/market.js'
import { allocation } from '../products/productAvailability.js'
import type { VariantHit } from './groupVariants.js'
import { visiblePrice } from './refine.js'
import { SORT_LABELS, brandRankingLabel } from './searchTexts.js'

const DEFAULT_SORT = 'best-matches'
const BRAND_RANKING = '-ranking'

type Compare = (one: SeedProduct, other: SeedProduct) => number

/**
 * The effective sorting option: the requested one if it exists, else `best-matches`. Sorting rules are configured per
 * site, so an unknown id is not an error.
 */
export function resolveSort(wanted: string | undefined, catalogue: CatalogueIndex): string {
  if (wanted !== undefined && (Object.hasOwn(SORT_LABELS, wanted) || rankedBrand(wanted, catalogue))) return wanted
  return DEFAULT_SORT
}

/** Sorts hits by their representative products, whose price and name are shown; ties keep the order of relevance. */
export function sortHits(
  hits: readonly VariantHit[],
  sort: string,
  market: Market,
  catalogue: CatalogueIndex,
): readonly VariantHit[] {
  const compare = comparison(sort, market, catalogue)
  return hits.toSorted((one, other) => compare(one.represented, other.represented))
}

/** Options of a result; the ranking of a brand is offered when the result contains no other brand. */
export function sortingOptions(
  products: readonly SeedProduct[],
  sort: string,
  { language }: Market,
  catalogue: CatalogueIndex,
): readonly SearchSortingOption[] {
  const [firstBrand, ...otherBrands] = new Set(products.map(({ brand }) => brand))
  const own = catalogue.source.brands.filter(
    ({ name, slug }) => (name === firstBrand && otherBrands.length === 0) || `${slug}${BRAND_RANKING}` === sort,
  )
  return [
    ...own.map(({ name, slug }) => ({ id: `${slug}${BRAND_RANKING}`, label: brandRankingLabel(name)[language] })),
    ...Object.entries(SORT_LABELS).map(([id, label]) => ({ id, label: label[language] })),
  ]
}

function comparison(sort: string, market: Market, catalogue: CatalogueIndex): Compare {
  const brand = rankedBrand(sort, catalogue)
  if (brand !== null) return byNumber((product) => (product.brand === brand ? product.rank : Number.MAX_SAFE_INTEGER))
  switch (sort) {
    case 'price-low-to-high':
      return byNumber((product) => visiblePrice(product, market, catalogue) ?? Number.MAX_SAFE_INTEGER)
    case 'price-high-to-low':
      return byNumber((product) => -(visiblePrice(product, market, catalogue) ?? -1))
    case 'name-ascending': {
      const collator = new Intl.Collator(market.language)
      return (one, other) => collator.compare(one.name[market.language], other.name[market.language])
    }
    case 'new':
      return byNumber((product) => (product.isNew ? 0 : 1))
    case 'relevance':
      return () => 0
    default:
      return byNumber((product) => (allocation(product) > 0 ? 0 : 1))
  }
}

function byNumber(read: (product: SeedProduct) => number): Compare {
  return (one, other) => read(one) - read(other)
}

/** Brand name for `{slug}-ranking`; `null` for other ids. */
function rankedBrand(sort: string, catalogue: CatalogueIndex): string | null {
  if (!sort.endsWith(BRAND_RANKING)) return null
  const slug = sort.slice(0, -BRAND_RANKING.length)
  return catalogue.source.brands.find((brand) => brand.slug === slug)?.name ?? null
}
