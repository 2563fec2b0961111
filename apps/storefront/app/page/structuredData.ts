import type { PageProduct } from '@vitrine/cms-renderer/nodes/pageContent'
import { retailer } from '../config/retailer.js'
import type { Market } from './market.js'

interface Site {
  readonly origin: string
  readonly market: Market
}

/** Organization of every page (Spec §1 "Structured data"): description, customer-service phone, address of the country. */
export function organization({ origin, market }: Site): object {
  const { country, language } = market
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: retailer.name,
    legalName: retailer.legalName,
    url: origin,
    description: retailer.description[language],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: country.phone,
      email: retailer.mail,
      areaServed: country.code,
      availableLanguage: country.languages,
    },
    address: {
      '@type': 'PostalAddress',
      streetAddress: country.address.street,
      postalCode: country.address.postalCode,
      addressLocality: country.address.city,
      addressCountry: country.code,
    },
  }
}

/** BreadcrumbList; null when there is nothing above the page. */
export function breadcrumbList(
  items: readonly { readonly label: string; readonly href?: string | undefined }[],
  { origin }: Site,
): object | null {
  if (items.length < 2) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href ? { item: origin + href } : {}),
    })),
  }
}

const availability = { inStock: 'InStock', preOrder: 'PreOrder', soldOut: 'OutOfStock' } as const

/** Product with its offer; without one when no price is published. */
export function productData(product: PageProduct, url: string): object {
  const images = product.gallery.flatMap((item) => (item.kind === 'image' ? [item.image.src] : []))
  const amount = product.price.kind === 'regular' || product.price.kind === 'promotion' ? product.price.amount : null
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.id,
    ...(product.reference ? { mpn: product.reference } : {}),
    brand: { '@type': 'Brand', name: product.brand },
    description: product.description[0] ?? product.shortDescription,
    image: images,
    ...(amount === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url,
            price: amount,
            priceCurrency: product.currency,
            itemCondition: `https://schema.org/${product.badge === 'preOwned' ? 'UsedCondition' : 'NewCondition'}`,
            ...(product.availability
              ? { availability: `https://schema.org/${availability[product.availability]}` }
              : {}),
            seller: { '@type': 'Organization', name: retailer.name },
          },
        }),
  }
}
