import { buildPageProduct } from '@vitrine/cms-renderer/testing/buildPageProduct'
import type { Product } from '@vitrine/commerce-client/types/product'
import { describe, expect, it } from 'vitest'
import { sites } from '../../../config/sites.js'
import { marketOf } from '../../market.js'
import { article } from './article.js'
import { breadcrumbList } from './breadcrumbList.js'
import { itemList } from './itemList.js'
import { offer } from './offer.js'
import { organization } from './organization.js'
import { productData } from './productData.js'
import { isoDate, pictureUrl, type SiteFacts } from './siteFacts.js'
import { videoObject } from './videoObject.js'
import { webSite } from './webSite.js'

const origin = 'https://vitrine.example'

function siteOf(localeId: string): SiteFacts {
  const locale = sites.flatMap(({ l10n }) => l10n.supportedLocales).find(({ id }) => id === localeId)
  if (!locale) throw new Error(`Locale "${localeId}" is not configured.`)
  return { origin, market: marketOf(locale) }
}

const site = siteOf('de-CH')
const url = `${origin}/ch/de/aurelune/meridian-40/2104-310-1.html`

describe('the retailer', () => {
  it.each([
    ['de-CH', 'CH', '+41445550130', 'Zürich'],
    ['en-GB', 'GB', '+442075550130', 'London'],
    ['da-DK', 'DK', '+4533555013', 'København K'],
    ['fr-FR', 'FR', '+33155501300', 'Paris'],
    ['en-AT', 'AT', '+4315550130', 'Wien'],
    ['en-DE', 'DE', '+498955501300', 'München'],
  ])('has for %s the telephone and address of %s', (localeId, country, telephone, city) => {
    expect(organization(siteOf(localeId))).toMatchObject({
      '@type': 'OnlineStore',
      '@id': `${origin}/#organization`,
      contactPoint: { telephone, contactType: 'customer service' },
      address: { addressCountry: country, addressLocality: city },
      hasMerchantReturnPolicy: { applicableCountry: country, merchantReturnDays: 30 },
    })
  })

  it('is the name of the web site, without a search box', () => {
    expect(webSite(site)).toMatchObject({ '@type': 'WebSite', name: 'Halbrenn' })
    expect(webSite(site)).not.toHaveProperty('potentialAction')
  })
})

describe('an offer', () => {
  it.each([
    ['on request', { kind: 'onRequest' }],
    ['absent', { kind: 'none' }],
    ['0', { kind: 'regular', amount: 0, isStartingAt: false }],
    ['below 0', { kind: 'regular', amount: -1, isStartingAt: false }],
    ['no number', { kind: 'promotion', amount: Number.NaN, regularAmount: 10, isStartingAt: false }],
  ] as const)('is omitted when the price is %s', (_, price) => {
    expect(offer(buildPageProduct({ price }), url, site)).toBeNull()
  })

  it('has the price and currency of the page, delivery and the return policy', () => {
    const data = offer(buildPageProduct({ currency: 'GBP' }), url, siteOf('en-GB'))
    expect(data).toMatchObject({ '@type': 'Offer', price: 8200, priceCurrency: 'GBP', url })
    expect(data).toMatchObject({ shippingDetails: { shippingDestination: { addressCountry: 'GB' } } })
    expect(data).not.toHaveProperty('hasMerchantReturnPolicy')
    expect(data).not.toHaveProperty('priceSpecification')
  })

  it.each([
    [
      9000,
      { priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: 9000, priceCurrency: 'CHF' } },
    ],
    [null, {}],
  ])('includes the former price %s only where the page strikes it through', (regularAmount, expected) => {
    const price = { kind: 'promotion', amount: 8200, regularAmount, isStartingAt: false } as const
    const data = offer(buildPageProduct({ price }), url, site)
    expect(data).toMatchObject({ price: 8200, ...expected })
    expect(Object.keys(data ?? {}).includes('priceSpecification')).toBe(regularAmount !== null)
  })

  it.each([
    ['inStock', 'InStock'],
    ['preOrder', 'PreOrder'],
    ['soldOut', 'OutOfStock'],
    [null, 'InStoreOnly'],
  ] as const)('maps availability %s to %s', (availability, expected) => {
    expect(offer(buildPageProduct({ availability }), url, site)).toMatchObject({
      availability: `https://schema.org/${expected}`,
    })
  })

  it.each([
    ['preOwned', 'UsedCondition'],
    ['new', 'NewCondition'],
    [null, 'NewCondition'],
  ] as const)('maps the badge %s to the condition %s', (badge, expected) => {
    expect(offer(buildPageProduct({ badge }), url, site)).toMatchObject({
      itemCondition: `https://schema.org/${expected}`,
    })
  })

  it('has the lowest price of a set', () => {
    const price = { kind: 'regular', amount: 500, isStartingAt: true } as const
    expect(offer(buildPageProduct({ price }), url, site)).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 500 })
  })
})

describe('a product', () => {
  const product: Product = { id: '2104-310-1', ean: '7612345678900', c_att_Case_Material: 'Steel' }
  const option = (value: string, id: string, isSelected: boolean) => ({
    value,
    label: value,
    href: `/ch/de/aurelune/meridian-40/${id}.html`,
    isSelected,
    isAvailable: true,
    image: null,
  })

  it('has its identifiers, absolute picture URLs and no empty field', () => {
    const image = {
      src: 'https://images.vitrine.example/vitrine/image/upload/c_limit/a.jpg',
      alt: '',
      width: 1,
      height: 1,
    }
    const [data] = productData(
      { detail: buildPageProduct({ gallery: [{ kind: 'image', image }] }), product, url },
      site,
    )
    expect(data).toMatchObject({ sku: '2104-310-1', mpn: '2104.310', gtin: '7612345678900', material: 'Steel' })
    expect(data).toMatchObject({ image: [expect.stringMatching(/^https:\/\/vitrine\.example\/images\//)] })
    expect(Object.values(data ?? {})).not.toContain('')
  })

  it('belongs to one group with its material variants, identical on the page of each variant', () => {
    const groupOn = (own: string, other: string) => {
      const variants = [
        {
          id: 'att_Piece_Material',
          label: 'Material',
          kind: 'swatch' as const,
          options: [option('steel', own, true), option('gold', other, false)],
        },
      ]
      const [data, group] = productData({ detail: buildPageProduct({ id: own, variants }), product, url }, site)
      expect(data).toMatchObject({ isVariantOf: { '@id': `${origin}/#group-2104-310-1` } })
      return group
    }
    expect(groupOn('2104-310-1', '2104-320-1')).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '2104-310-1',
      variesBy: 'https://schema.org/material',
      hasVariant: [
        { '@id': `${url}#product` },
        {
          sku: '2104-320-1',
          url: `${origin}/ch/de/aurelune/meridian-40/2104-320-1.html`,
          inProductGroupWithID: '2104-310-1',
        },
      ],
    })
    expect(groupOn('2104-320-1', '2104-310-1')).toMatchObject({ productGroupID: '2104-310-1' })
  })

  it('forms no group for sizes alone', () => {
    const variants = [
      {
        id: 'att_Ring_Size',
        label: 'Size',
        kind: 'text' as const,
        options: [option('52', '2104-310-1', true), option('54', '2104-320-1', false)],
      },
    ]
    expect(productData({ detail: buildPageProduct({ variants }), product, url }, site)).toHaveLength(1)
  })
})

describe('lists', () => {
  it('have no breadcrumbs without a parent page', () => {
    expect(breadcrumbList([{ label: 'Home', href: '/ch/de' }], origin)).toBeNull()
    expect(breadcrumbList([{ label: 'Home', href: '/ch/de' }, { label: 'Journal' }], origin)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: `${origin}/ch/de` },
        { position: 2, name: 'Journal' },
      ],
    })
  })

  it('have positions and URLs in display order', () => {
    expect(itemList({ products: [{ href: '/ch/de/b.html' }, { href: '/ch/de/a.html' }], first: 25 }, origin)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 25, url: `${origin}/ch/de/b.html` },
        { '@type': 'ListItem', position: 26, url: `${origin}/ch/de/a.html` },
      ],
    })
    expect(itemList({ products: [], first: 1 }, origin)).toBeNull()
  })
})

describe('an article', () => {
  const facts = { headline: 'Four cuts', url: `${origin}/ch/de/journal/four-cuts`, image: `${origin}/a.jpg` }

  it('has its picture, dates and author', () => {
    const data = article(
      { ...facts, published: '2026-03-01', modified: '2026-11-04T09:00:00.000+01:00', author: 'Perrine Ashdown' },
      site,
    )
    expect(data).toMatchObject({
      headline: 'Four cuts',
      datePublished: '2026-03-01',
      dateModified: '2026-11-04T09:00:00.000+01:00',
      author: { '@type': 'Person', name: 'Perrine Ashdown' },
    })
  })

  it('omits invalid dates, and names the retailer as author by default', () => {
    const data = article({ ...facts, published: 'last spring', modified: null, author: null }, site)
    expect(data).not.toHaveProperty('datePublished')
    expect(data).toMatchObject({ author: { '@type': 'Organization', name: 'Halbrenn' } })
  })
})

describe('a video', () => {
  const facts = { name: 'How a bezel turns', poster: '/media/a.jpg', src: '/media/a.mp4', uploaded: '2026-03-01' }

  it('is included only with all fields that search engines require', () => {
    expect(videoObject(facts, origin)).toMatchObject({ uploadDate: '2026-03-01', contentUrl: `${origin}/media/a.mp4` })
    expect(videoObject({ ...facts, uploaded: null }, origin)).toBeNull()
    expect(videoObject({ ...facts, src: 'javascript:alert(1)' }, origin)).toBeNull()
  })
})

describe('facts', () => {
  it.each([
    ['2026-03-01', true],
    ['2026-11-04T09:00:00.000+01:00', true],
    ['2026-11-04T09:00:00Z', true],
    ['2026-13-01', false],
    ['4.11.2026', false],
    ['', false],
  ])('%s is an ISO date: %s', (value, isDate) => {
    expect(isoDate(value)).toBe(isDate ? value : null)
  })

  it('rejects pictures with a non-http(s) scheme', () => {
    expect(pictureUrl('data:image/svg+xml,x', origin)).toBeNull()
    expect(pictureUrl('//evil.example/a.jpg', origin)).toBeNull()
  })
})
