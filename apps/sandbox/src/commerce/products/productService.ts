import type { Product, ProductResult } from '@vitrine/commerce-client/types/product'
import type { SeedProduct } from '../../seed/seedTypes.js'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import { readMarket } from '../http/market.js'
import { Problem, validation } from '../http/problem.js'
import { flag, list, type Query } from '../http/query.js'
import { SITE_ID } from '../siteConfig.js'
import { PRODUCT_EXPANSIONS, toProduct, type ProductExpansion, type ProductView } from './toProduct.js'

const MAXIMUM_IDS = 24
const MAXIMUM_INVENTORIES = 5

/**
 * getProduct.
 * @throws Problem 404 `product-not-found`
 */
export function getProduct(id: string, query: Query, isStaff: boolean, catalogue: CatalogueIndex): Product {
  const market = readMarket(query, validation)
  const view = readView(query, isStaff)
  return toProduct(findProduct(id, catalogue), market, view, catalogue)
}

/** @throws Problem 404 `product-not-found` */
export function findProduct(id: string, catalogue: CatalogueIndex): SeedProduct {
  const product = catalogue.product(id)
  if (product) return product
  const detail = `No product with ID '${id}' for site '${SITE_ID}' could be found.`
  throw new Problem(404, 'product-not-found', detail, { productId: id, siteId: SITE_ID })
}

/**
 * getProducts: known products of the given ids, in the requested order.
 * @throws Problem 400 `validation` without ids or with more than 24
 */
export function getProducts(query: Query, isStaff: boolean, catalogue: CatalogueIndex): ProductResult {
  const market = readMarket(query, validation)
  const view = readView(query, isStaff)
  const ids = [...new Set(list(query, 'ids'))]
  if (ids.length === 0) throw validation("The query parameter 'ids' is missing.")
  if (ids.length > MAXIMUM_IDS) {
    throw validation(`Maximum number of products you can request in one call is ${MAXIMUM_IDS}.`)
  }
  const data = ids.flatMap((id) => {
    const product = catalogue.product(id)
    return product ? [toProduct(product, market, view, catalogue)] : []
  })
  return { limit: data.length, data, total: data.length }
}

function readView(query: Query, isStaff: boolean): ProductView {
  const expand = list(query, 'expand')
  const known = expand.filter(isExpansion)
  const unknown = expand.find((value) => !isExpansion(value))
  if (unknown !== undefined) throw validation(`The expand parameter '${unknown}' is not valid.`)
  const inventoryIds = [...new Set(list(query, 'inventoryIds'))]
  if (inventoryIds.length > MAXIMUM_INVENTORIES) {
    throw validation(`Maximum number of inventory lists you can request in one call is ${MAXIMUM_INVENTORIES}.`)
  }
  return {
    expand: expand.length === 0 ? null : new Set(known),
    perPricebook: flag(query, 'perPricebook'),
    isStaff,
    inventoryIds,
  }
}

function isExpansion(value: string): value is ProductExpansion {
  return PRODUCT_EXPANSIONS.some((expansion) => expansion === value)
}
