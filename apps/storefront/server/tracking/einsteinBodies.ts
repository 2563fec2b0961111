import { looksLikeEmail } from '@vitrine/commerce-client/domain/tracking/looksLikeEmail'
import { scrubEmails } from '@vitrine/commerce-client/domain/tracking/scrubEmails'
import type { EinsteinActivityName } from '@vitrine/commerce-client/types/einstein'
import { z } from 'zod'
import { amount, id, line } from '../bff/calls/fields.js'

const MAX_PRODUCTS = 200

const product = z.object({
  id,
  sku: id.optional(),
  altId: line(100).optional(),
  altIdType: line(100).optional(),
  type: line(40).optional(),
})
const pricedProduct = product.extend({ price: amount })
const basketLine = pricedProduct.extend({ quantity: z.number().int().min(0).max(999) })

const products = z.array(product).max(MAX_PRODUCTS)
const lines = z.array(basketLine).max(MAX_PRODUCTS)
const category = z.object({ id })
const searchText = line(128).transform((text) => (looksLikeEmail(text) ? '' : text))
const checkoutType = z.literal('traditional')
const origin = { recommenderName: id, __recoUUID: line(100) } as const

/** Fields of each activity. The server adds the actor. */
export const activityBodies = {
  viewProduct: z.object({ product: pricedProduct }),
  viewSearch: z.object({ searchText, products, showProducts: z.boolean() }),
  clickSearch: z.object({ searchText, product }),
  viewCategory: z.object({ category, products, showProducts: z.boolean() }),
  clickCategory: z.object({ category, product }),
  viewReco: z.object({ ...origin, products }),
  clickReco: z.object({ ...origin, product }),
  viewPage: z.object({ currentLocation: line(2048).transform(scrubEmails) }),
  beginCheckout: z.object({ products: lines, amount, checkoutType }),
  checkoutStep: z.object({
    stepName: line(100),
    stepNumber: z.number().int().min(0).max(20),
    basketId: id,
    checkoutType,
  }),
  addToCart: z.object({ products: lines }),
} as const satisfies Record<EinsteinActivityName, z.ZodType<object>>

const rule = z.object({
  attribute: line(100),
  operator: line(40).optional(),
  value: z.union([line(256), z.number()]).optional(),
})

/** Context of recommendations: products or categories, never both. */
export const recsBody = z
  .object({
    products: z.array(product).max(24).optional(),
    categories: z.array(category).max(24).optional(),
    rules: z.array(rule).max(10).optional(),
  })
  .refine((given) => given.products === undefined || given.categories === undefined)
