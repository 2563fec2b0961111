import { randomUUID } from 'node:crypto'
import type { EinsteinRecommendation, EinsteinRecsResult } from '@vitrine/commerce-client/types/einstein'
import type { CommerceContext } from '../commerce/commerceContext.js'
import { isObject, type JsonObject } from '../commerce/http/jsonObject.js'
import { imageLink } from '../commerce/products/productImages.js'
import type { SeedProduct } from '../seed/seedTypes.js'
import { EinsteinError } from './EinsteinError.js'
import { check, isCategory, isListOf, isProduct, readBody } from './readBody.js'
import { bestOfCategories, piecesOf, similarPieces, topSellers } from './recommend.js'
import { RECOMMENDERS, type SeedRecommender, ZONES } from './recommenders.js'

export type RecsNeeds = Pick<CommerceContext, 'catalogue' | 'activities'>

/** Recommendations of a recommender. @throws EinsteinError 404 for an unknown one, 400 */
export function recommendBy(name: string, body: unknown, needs: RecsNeeds): EinsteinRecsResult {
  const recommender = RECOMMENDERS.find((one) => one.name === name)
  if (!recommender) throw new EinsteinError(404, `There is no recommender '${name}'.`)
  const { displayMessage } = recommender
  const recs = select(recommender, readBody(body), needs).map(toRecommendation)
  return { recoUUID: randomUUID(), recommenderName: name, displayMessage, recs }
}

/** Recommendations of the recommender that is assigned to a zone. @throws EinsteinError 404 for an unknown one, 400 */
export function recommendIn(zone: string, body: unknown, needs: RecsNeeds): EinsteinRecsResult {
  const name = Object.hasOwn(ZONES, zone) ? ZONES[zone] : undefined
  if (name === undefined) throw new EinsteinError(404, `There is no zone '${zone}'.`)
  return recommendBy(name, body, needs)
}

function select(
  { without }: SeedRecommender,
  body: JsonObject,
  { catalogue, activities }: RecsNeeds,
): readonly SeedProduct[] {
  const { products, categories, rules } = body
  if (products !== undefined && categories !== undefined) {
    throw new EinsteinError(400, "The fields 'products' and 'categories' exclude each other.")
  }
  if (rules !== undefined) check(body, { rules: isListOf(isObject) })
  if (products !== undefined) {
    check(body, { products: isListOf(isProduct) })
    return similarPieces(idsOf(products), catalogue)
  }
  if (categories !== undefined) {
    check(body, { categories: isListOf(isCategory) })
    return bestOfCategories(idsOf(categories), catalogue)
  }
  if (without === 'topSellers') return topSellers(catalogue)
  const cookieId = body['cookieId']
  const views = activities.all().filter((activity) => activity.name === 'viewProduct' && activity.cookieId === cookieId)
  return piecesOf(views.flatMap(({ body: view }) => idsOf([view['product']])).toReversed(), catalogue)
}

/** Ids of products or categories; for a variant its own id, `sku`. */
function idsOf(entries: unknown): readonly string[] {
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) => {
    const id = isObject(entry) ? (entry['sku'] ?? entry['id']) : undefined
    return typeof id === 'string' && id !== '' ? [id] : []
  })
}

function toRecommendation(product: SeedProduct): EinsteinRecommendation {
  const image = product.images.find(({ view }) => view !== 'turntable')
  return {
    id: product.id,
    product_name: product.name.en,
    ...(image && { image_url: imageLink(image.publicId) }),
    product_url: `${product.urlPath}/${product.id}.html`,
  }
}
