import type { SeedProduct } from '../../seed/seedTypes.js'
import { ROOT_CATEGORY_ID, type CatalogueIndex } from '../catalogue/catalogueIndex.js'
import type { Market } from '../http/market.js'
import { badRequest } from '../http/problem.js'
import { repeated, type Query } from '../http/query.js'
import { isInInventory, isOrderable } from '../products/productAvailability.js'
import { currentPrice } from '../products/productPrices.js'

const MAXIMUM_REFINEMENTS = 9
const MAXIMUM_INVENTORIES = 10

/** Selected values by attribute id, in the order of the request. */
export type Refinements = ReadonlyMap<string, readonly string[]>

/**
 * Reads the repeated `refine` parameter (`attribute=a|b`).
 *
 * The platform documents the attributes that a search accepts, but not its response to others: they are refused here,
 * so that clients notice misspelled ones.
 *
 * @throws Problem 400 `bad-request` for an entry without `=`, an attribute that the catalogue cannot refine by, several
 * categories, more than nine entries or ten inventory lists
 */
export function readRefinements(query: Query, catalogue: CatalogueIndex): Refinements {
  const entries = repeated(query, 'refine').filter((entry) => entry !== '')
  if (entries.length > MAXIMUM_REFINEMENTS) {
    const expected = `(0..${MAXIMUM_REFINEMENTS})`
    const detail = `'refine' violates the value constraint. The expected value is between '${expected}'.`
    throw badRequest(detail, { parameter: 'refine', expected })
  }
  const refinements = new Map<string, readonly string[]>()
  for (const entry of entries) {
    const separator = entry.indexOf('=')
    const values = entry
      .slice(separator + 1)
      .split('|')
      .filter((value) => value !== '')
    if (separator < 1 || values.length === 0) {
      throw badRequest(`The refinement '${entry}' is malformed.`, { parameter: 'refine', expected: 'attribute=value' })
    }
    const attribute = entry.slice(0, separator)
    if (!isKnownAttribute(attribute, catalogue)) {
      throw badRequest(`The refinement attribute '${attribute}' is unknown.`, { parameter: 'refine', attribute })
    }
    if (attribute === 'cgid' && values.length > 1) {
      throw badRequest(`The refinement '${entry}' names several categories.`, {
        parameter: 'refine',
        expected: 'cgid=id',
      })
    }
    if (attribute === 'ilids' && values.length > MAXIMUM_INVENTORIES) {
      const expected = `(1..${MAXIMUM_INVENTORIES})`
      throw badRequest(`'ilids' violates the value constraint. The expected number of values is '${expected}'.`, {
        parameter: 'refine',
        expected,
      })
    }
    refinements.set(attribute, values)
  }
  return refinements
}

/**
 * Whether a product matches all refinements.
 * @param except attribute to ignore, for the counts of its own group
 */
export function passes(
  product: SeedProduct,
  refinements: Refinements,
  market: Market,
  catalogue: CatalogueIndex,
  except?: string,
): boolean {
  for (const [attribute, values] of refinements) {
    if (attribute !== except && !matches(product, attribute, values, market, catalogue)) return false
  }
  return true
}

/** Price of a product for filters and sorting; `null` = no visible price. */
export function visiblePrice(product: SeedProduct, market: Market, catalogue: CatalogueIndex): number | null {
  return product.isPriceOnRequest ? null : currentPrice(product, market.currency, catalogue)
}

const SYSTEM_ATTRIBUTES = new Set(['cgid', 'price', 'htype', 'orderable_only', 'ilids', 'pmid', 'pmpt'])

function isKnownAttribute(attribute: string, catalogue: CatalogueIndex): boolean {
  return SYSTEM_ATTRIBUTES.has(attribute) || Object.hasOwn(catalogue.source.refinementLabels, attribute)
}

function matches(
  product: SeedProduct,
  attribute: string,
  values: readonly string[],
  market: Market,
  catalogue: CatalogueIndex,
): boolean {
  switch (attribute) {
    case 'cgid':
      return values.some((id) => id === ROOT_CATEGORY_ID || catalogue.isInCategory(product, id))
    case 'price':
      return values.some((range) => isWithin(visiblePrice(product, market, catalogue), range))
    case 'htype':
      return values.includes(product.type === 'set' ? 'set' : 'product')
    case 'orderable_only':
      return values[0] !== 'true' || isOrderable(product)
    case 'ilids':
      return isInInventory(product, values)
    case 'pmid':
      return product.promotion !== null && values.includes(product.promotion.id)
    case 'pmpt':
      // All promotions of the catalogue are discounts: none has bonus or qualifying products.
      return product.promotion !== null && values.some((value) => value === 'all' || value === 'discounted')
    default:
      return values.some((value) => product.refinements[attribute]?.includes(value))
  }
}

/** Whether a price is in `(min..max)`: at least min, below max; either may be missing. */
export function isWithin(price: number | null, range: string): boolean {
  const [, from = '', to = ''] = /^\((\d*(?:\.\d+)?)\.\.(\d*(?:\.\d+)?)\)$/.exec(range) ?? []
  if (price === null || (from === '' && to === '')) return false
  return (from === '' || price >= Number(from)) && (to === '' || price < Number(to))
}
