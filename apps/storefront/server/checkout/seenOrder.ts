import type { Basket, BasketItem } from '@vitrine/commerce-client/types/basket'
import type { CheckoutChange } from '@vitrine/ui/CheckoutStatus'
import { z } from 'zod'
import { quoteOf } from '../payment/quote.js'
import { certificatesOf } from './checkoutSummary.js'

/** What the shopper was shown, in a hidden field: the hash that counts, and facts that only explain a difference. */
const facts = z.object({
  items: z.record(z.string(), z.tuple([z.number(), z.number()])),
  shipping: z.number(),
  total: z.number(),
  coupons: z.array(z.string()),
  certificates: z.array(z.string()),
})

type SeenFacts = z.infer<typeof facts>

/** Value of the hidden field `quote`. */
export function seenOrder(basket: Basket): string {
  return `${quoteOf(basket)}~${Buffer.from(JSON.stringify(factsOf(basket))).toString('base64url')}`
}

/** Whether the shopper saw exactly this order. */
export function isSeen(field: string | undefined, basket: Basket): boolean {
  return field?.split('~', 1)[0] === quoteOf(basket)
}

/**
 * Differences between the order that the shopper saw and the current one; empty = they cannot be named. The field comes
 * from the browser and only explains: the hash decides.
 */
export function changesSince(
  field: string | undefined,
  basket: Basket,
  nameOf: (productId: string) => string,
): readonly CheckoutChange[] {
  const seen = readFacts(field)
  if (!seen) return []
  const now = factsOf(basket)
  const lines = Object.entries(seen.items).flatMap(([id, [quantity, price]]): readonly CheckoutChange[] => {
    const [current, amount] = now.items[id] ?? [0, 0]
    const name = nameOf(id)
    if (current === 0) return [{ kind: 'removed', name }]
    if (current !== quantity) return [{ kind: 'quantity', name, from: quantity, to: current }]
    return amount === price ? [] : [{ kind: 'price', name, from: price, to: amount }]
  })
  const gone = (before: readonly string[], after: readonly string[]) => before.filter((one) => !after.includes(one))
  return [
    ...lines,
    ...gone(seen.coupons, now.coupons).map((code) => ({ kind: 'coupon', code }) as const),
    ...gone(seen.certificates, now.certificates).map((label) => ({ kind: 'certificate', label }) as const),
    ...(seen.shipping === now.shipping ? [] : [{ kind: 'shipping', from: seen.shipping, to: now.shipping } as const]),
    ...(seen.total === now.total ? [] : [{ kind: 'total', from: seen.total, to: now.total } as const]),
  ]
}

function factsOf(basket: Basket): SeenFacts {
  return {
    items: Object.fromEntries((basket.productItems ?? []).map(seenLine)),
    shipping: basket.shippingTotal ?? 0,
    total: basket.orderTotal ?? 0,
    coupons: (basket.couponItems ?? []).filter(({ statusCode }) => statusCode === 'applied').map(({ code }) => code),
    certificates: certificatesOf(basket.paymentInstruments).map(({ label }) => label),
  }
}

function seenLine({
  productId = '',
  quantity = 0,
  price = 0,
  priceAfterItemDiscount,
}: BasketItem): [id: string, seen: [quantity: number, amount: number]] {
  return [productId, [quantity, priceAfterItemDiscount ?? price]]
}

function readFacts(field: string | undefined): SeenFacts | null {
  try {
    return facts.safeParse(JSON.parse(Buffer.from(field?.split('~')[1] ?? '', 'base64url').toString())).data ?? null
  } catch {
    return null
  }
}
