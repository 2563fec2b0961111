import { cartItemPricing } from '@vitrine/commerce-client/domain/basket/cartItemPricing'
import { variantGroups } from '@vitrine/commerce-client/domain/product/variantGroups'
import type { Basket } from '@vitrine/commerce-client/types/basket'
import type { ProductLine } from '@vitrine/commerce-client/types/lineItem'
import type { OrderPaymentInstrument } from '@vitrine/commerce-client/types/payment'
import type { Product } from '@vitrine/commerce-client/types/product'
import type { CheckoutCertificate, CheckoutSummary } from '../../app/contract/checkoutView.js'
import type { Market } from '../../app/page/market.js'
import { productTile } from '../../app/page/view/productTile.js'
import { shipmentOf } from './checkoutSteps.js'

/** What the shopper buys. A line whose product could not be loaded uses the basket's own text. */
export function checkoutSummary(
  basket: Basket,
  { products, market }: { readonly products: readonly Product[]; readonly market: Market },
): CheckoutSummary {
  const byId = new Map(products.map((product) => [product.id, product]))
  const hasMethod = (basket.shippingItems ?? []).length > 0
  return {
    lines: (basket.productItems ?? []).map((item) => summaryLine(item, byId, market)),
    totals: {
      subtotal: basket.productSubTotal ?? Number.NaN,
      shipping: hasMethod ? (basket.shippingTotal ?? null) : null,
      tax: basket.taxTotal ?? null,
      total: basket.orderTotal ?? Number.NaN,
    },
    currency: basket.currency ?? market.currency,
    promotions: (basket.orderPriceAdjustments ?? []).map(
      ({ priceAdjustmentId, itemText, couponCode, price }, index) => ({
        id: priceAdjustmentId ?? String(index),
        label: itemText ?? couponCode ?? '',
        amount: -(price ?? 0),
      }),
    ),
    giftMessage: shipmentOf(basket)?.giftMessage ?? null,
  }
}

function summaryLine(
  item: ProductLine,
  products: ReadonlyMap<string, Product>,
  market: Market,
): CheckoutSummary['lines'][number] {
  const id = item.productId ?? ''
  const product: Product = products.get(id) ?? { id, name: item.productName, price: item.basePrice }
  const { brand, name, image, background } = productTile(product, market)
  const { lineTotal, formerTotal } = cartItemPricing(item)
  const amount = lineTotal ?? Number.NaN
  const regularAmount = market.country.regularPriceRule === 'rootPrice' ? formerTotal : null
  return {
    itemId: item.itemId ?? '',
    brand,
    name,
    image,
    background,
    currency: product.currency ?? market.currency,
    quantity: item.quantity ?? 1,
    linePrice:
      regularAmount !== null && regularAmount > amount
        ? { kind: 'promotion', amount, regularAmount, isStartingAt: false }
        : { kind: 'regular', amount, isStartingAt: false },
    details: variantGroups(product).flatMap(({ label, options }) => {
      const chosen = options.find(({ isSelected }) => isSelected)
      return chosen ? [{ label, value: chosen.label }] : []
    }),
  }
}

/** Gift certificates that pay a part of a basket. */
export function certificatesOf(instruments: readonly OrderPaymentInstrument[] | undefined): CheckoutCertificate[] {
  return (instruments ?? [])
    .filter(({ paymentMethodId }) => paymentMethodId === 'GIFT_CERTIFICATE')
    .map(({ paymentInstrumentId = '', maskedGiftCertificateCode = '', amount = 0 }) => ({
      id: paymentInstrumentId,
      label: maskedGiftCertificateCode,
      amount,
    }))
}

/** The total less gift certificates, in major units of the currency; computed in minor units, which are exact. */
export function amountDue(total: number, certificates: readonly CheckoutCertificate[]): number {
  const minor = (amount: number) => Math.round(Number(amount.toFixed(2)) * 100)
  const due = certificates.reduce((rest, { amount }) => rest - minor(amount), minor(total))
  return Math.max(0, due) / 100
}
