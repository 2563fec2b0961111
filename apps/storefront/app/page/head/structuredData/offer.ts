import type { PageProduct } from '@vitrine/cms-renderer/nodes/pageContent'
import type { AggregateOffer, Offer } from 'schema-dts'
import { organizationId } from './organization.js'
import { shippingDetails } from './shipping.js'
import type { SiteFacts } from './siteFacts.js'

const availability = {
  inStock: 'https://schema.org/InStock',
  preOrder: 'https://schema.org/PreOrder',
  soldOut: 'https://schema.org/OutOfStock',
} as const

/**
 * A product's offer, equal to the displayed price; null when no price is shown (on request, missing, 0). A former
 * price is included only where the page strikes it through (trust.md G 6).
 */
export function offer(product: PageProduct, url: string, site: SiteFacts): Offer | AggregateOffer | null {
  const { price, currency } = product
  if (price.kind !== 'regular' && price.kind !== 'promotion') return null
  if (!Number.isFinite(price.amount) || price.amount <= 0) return null
  const condition = product.badge === 'preOwned' ? 'UsedCondition' : 'NewCondition'
  const common = {
    url,
    priceCurrency: currency,
    itemCondition: `https://schema.org/${condition}`,
    availability: product.availability ? availability[product.availability] : 'https://schema.org/InStoreOnly',
    seller: { '@id': organizationId(site.origin) },
  } as const
  if (price.isStartingAt) return { '@type': 'AggregateOffer', lowPrice: price.amount, ...common }
  const former = price.kind === 'promotion' ? price.regularAmount : null
  return {
    '@type': 'Offer',
    price: price.amount,
    ...common,
    ...(former !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: former,
        priceCurrency: currency,
      },
    }),
    shippingDetails: shippingDetails(site.market, currency),
  }
}
