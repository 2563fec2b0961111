import { describe, expect, it } from 'vitest'
import { dataFaults, validationFaults } from './dataFaults.mjs'
import { readDocument } from './readDocument.mjs'
import { house, html, list, origin, product, trail } from './testPage.mjs'

const data = (parts) => dataFaults({ document: readDocument(html(parts)), localeId: 'de-CH', origin, isHome: false })

describe('structured data', () => {
  it('has no faults when it is correct', () => {
    expect(data()).toEqual([])
  })

  it.each([
    ['another beginning', [trail, house], 'does not begin'],
    ['the house of another country', [{ ...house, address: { addressCountry: 'DE' } }, trail], 'has the address of DE'],
    ['no breadcrumbs', [house], 'has no BreadcrumbList'],
    ['a price of 0', [house, trail, { ...product, offers: { ...product.offers, price: 0 } }], 'has a price of 0'],
    [
      'a price as text',
      [house, trail, { ...product, offers: { ...product.offers, price: '8200' } }],
      'has a price of 8200',
    ],
    [
      'another currency',
      [house, trail, { ...product, offers: { ...product.offers, priceCurrency: 'EUR' } }],
      'has prices in EUR',
    ],
    [
      'a price that is not shown',
      [house, trail, { ...product, offers: { ...product.offers, price: 8300 } }],
      'does not show the price 8300',
    ],
    ['no picture', [house, trail, { ...product, image: [] }], 'without a picture'],
    ['a name that is not shown', [house, trail, { ...product, name: 'Meridian 38' }], 'does not show the name'],
    [
      'a date that is none',
      [house, trail, { '@type': 'Article', datePublished: 'in spring' }],
      'has datePublished in spring',
    ],
    ['a relative address', [house, trail, { '@type': 'Article', url: '/ch/de' }], 'has the address /ch/de'],
    [
      'another order',
      [house, trail, { ...list, itemListElement: [{ url: `${origin}/ch/de/b/2.html` }] }],
      'in another order',
    ],
  ])('with %s is reported', (_, given, fault) => {
    const body = '<h1>Meridian 40</h1><p>CHF 8’200</p><article><a href="/ch/de/a/1.html">a</a></article>'
    expect(data({ data: given, body })).toEqual([expect.stringContaining(fault)])
  })

  it('of a product and a list has no faults when it is correct', async () => {
    const body = '<h1>Meridian 40</h1><p>CHF&nbsp;8’200</p><article><a href="/ch/de/a/1.html">a</a></article>'
    expect(data({ data: [house, trail, product, list], body })).toEqual([])
    expect(await validationFaults([house, trail, product])).toEqual([])
  })

  it('of a product without its offer is reported, unless the price is on request', () => {
    const { offers: _, ...bare } = product
    const given = (kind) =>
      data({
        data: [house, trail, bare],
        body: '<h1>Meridian 40</h1>',
        state: { productId: '1', nodes: [{ props: { product: { id: '1', price: { kind, amount: 8200 } } } }] },
      })
    expect(given('regular')).toEqual(['shows the price 8200 and has no Offer'])
    expect(given('promotion')).toHaveLength(1)
    expect(given('onRequest')).toEqual([])
  })

  it.each([
    ['product-listing', 'ItemList'],
    ['virtual-pdp', 'Product'],
    ['cpov7-detail', 'Product'],
    ['bespoke-article-detail', 'Article'],
    ['store-detail', 'JewelryStore'],
    ['bespoke-store-details', 'JewelryStore'],
  ])('of the template %s requires %s', (template, type) => {
    expect(data({ template: `vitrine:pages/${template}` })).toEqual([`has no ${type}`])
  })

  it('that is not JSON is reported', () => {
    expect(data({ head: '<script type="application/ld+json">{"a":</script>' })).toEqual([
      expect.stringContaining('no JSON'),
    ])
  })

  it('without fields that search engines require is reported', async () => {
    const { name: _, ...nameless } = product
    expect(await validationFaults([nameless])).not.toEqual([])
    expect(
      await validationFaults([{ ...trail, itemListElement: [{ '@type': 'ListItem' }, { '@type': 'ListItem' }] }]),
    ).not.toEqual([])
  })
})
