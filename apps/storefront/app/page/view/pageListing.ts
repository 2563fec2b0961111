import type { PageListing } from '@vitrine/cms-renderer/nodes/pageContent'
import type { ListingDefaults } from '@vitrine/commerce-client/domain/search/listingDefaults'
import {
  type ListingQuery,
  serialiseListingQuery,
  toggleRefinement,
} from '@vitrine/commerce-client/domain/search/refineQuery'
import type { Product } from '@vitrine/commerce-client/types/product'
import type { ProductSearchResult } from '@vitrine/commerce-client/types/search'
import { hiddenRefinements } from '../../config/listings.js'
import type { Market } from '../market.js'
import { productTile } from './productTile.js'

export interface PageListingInput {
  readonly title: string
  readonly text: string
  /** Path of the listing with the locale alias, without query. */
  readonly path: string
  readonly query: ListingQuery
  readonly defaults: ListingDefaults
  readonly result: ProductSearchResult
  /** Products of the hits, in order; hits without a product are left out. */
  readonly products: readonly Product[]
  readonly market: Market
}

/** A search result as view data: every control is a link to the same listing with another query. */
export function pageListing(input: PageListingInput): PageListing {
  const { title, text, query, defaults, result, products, market } = input
  const hrefOf = (changed: ListingQuery) => input.path + serialiseListingQuery(changed)
  const refinements = (result.refinements ?? [])
    .filter(({ attributeId, values }) => !hiddenRefinements.has(attributeId) && (values?.length ?? 0) > 0)
    .map(({ attributeId, label, values = [] }) => ({
      id: attributeId,
      label: label ?? attributeId,
      values: values.map(({ value, label: valueLabel, hitCount }) => ({
        value,
        label: valueLabel ?? value,
        count: hitCount,
        href: hrefOf(toggleRefinement(query, attributeId, value)),
        isSelected: query.refinements[attributeId]?.includes(value) ?? false,
      })),
    }))
  const chips = refinements.flatMap(({ values }) =>
    values.filter((value) => value.isSelected).map(({ label, href }) => ({ label, href })),
  )
  const selectedSort = query.sort ?? result.selectedSortingOption ?? defaults.sort
  return {
    title,
    text,
    total: result.total,
    products: products.map((product) => productTile(product, market)),
    refinements,
    chips,
    clearHref: chips.length > 0 ? hrefOf({ ...query, refinements: {}, page: 1 }) : null,
    sort: {
      selectedId: selectedSort,
      options: (result.sortingOptions ?? []).map(({ id, label }) => ({
        id,
        label: label ?? id,
        href: hrefOf({ ...query, sort: id === defaults.sort ? null : id, page: 1 }),
      })),
    },
    pageSizes: defaults.pageSizes.map((size) => ({
      size,
      href: hrefOf({ ...query, limit: size === defaults.limit ? null : size, page: 1 }),
      isSelected: size === pageSize(query, defaults),
    })),
    pagination: pagination(input, hrefOf),
    query: query.q ?? undefined,
    status: 'ready',
    retryHref: hrefOf(query),
  }
}

/** Products per page: the shopper's choice if the listing offers it, else the listing's default. */
export function pageSize(query: ListingQuery, defaults: ListingDefaults): number {
  return query.limit !== null && defaults.pageSizes.includes(query.limit) ? query.limit : defaults.limit
}

/** Number of pages of a result; at least 1. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

function pagination(
  { query, defaults, result, products }: PageListingInput,
  hrefOf: (query: ListingQuery) => string,
): PageListing['pagination'] {
  const size = pageSize(query, defaults)
  const count = pageCount(result.total, size)
  const grows = defaults.pageSizes.length === 0
  const pageHref = (page: number) => hrefOf({ ...query, page })
  const next = query.page < count ? pageHref(query.page + 1) : null
  return {
    page: query.page,
    pageCount: count,
    hrefFor: grows ? [] : shownPages(query.page, count).map((page) => ({ page, href: pageHref(page) })),
    previousHref: !grows && query.page > 1 ? pageHref(query.page - 1) : null,
    nextHref: grows ? null : next,
    showMoreHref: grows ? next : null,
    shownCount: grows ? products.length : Math.min(result.total, (query.page - 1) * size + products.length),
  }
}

/** First page, last page and the neighbours of the current page. */
function shownPages(page: number, count: number): readonly number[] {
  const wanted = new Set([1, page - 1, page, page + 1, count])
  return [...wanted].filter((number) => number >= 1 && number <= count).toSorted((a, b) => a - b)
}
