import { pageType as ruleOf } from '@vitrine/commerce-client/domain/site/pageType'
import { describe, expect, it } from 'vitest'
import { isPageTemplateId, pageTemplate, pageTemplates } from './pageTemplates.js'

const all = Object.entries(pageTemplates)

/** Spec §2 "CMS page templates" and decision 10, verbatim. */
const specified = {
  retailer: [
    'home',
    'general-page',
    'article-detail',
    'contact-page',
    'product-listing',
    'product-detail',
    'high-jewellery-product-detail',
    'store-detail',
    'store-locator',
    'product-interest-detail',
    'product-interest-list',
    'search',
    'staff-sale',
    'wishlist',
    'legal-privacy-cookie-list',
    'generic-content',
    'managed-campaign',
    'page-not-found',
    'virtual-root',
    'virtual-pdp',
    'virtual-plp',
    'virtual-high-jewellery-pdp',
  ],
  bespoke: [
    'bespoke-root',
    'bespoke-page',
    'bespoke-article-detail',
    'bespoke-contact',
    'bespoke-model',
    'bespoke-new-model',
    'bespoke-product-detail',
    'bespoke-store-details',
    'bespoke-virtual-pdp',
    'bespoke-cpo-virtual-plp',
    'bespoke-cpo-virtual-pdp',
    'bespoke-cpov7-virtual-plp',
    'bespoke-cpov7-virtual-pdp',
  ],
  cpo: [
    'cpo-root',
    'cpo-page',
    'cpo-product-listing',
    'cpo-product-detail',
    'cpo-store-detail',
    'cpo-virtual-pdp',
    'cpo-virtual-plp',
  ],
  cpov7: [
    'cpov7-root',
    'cpov7-page',
    'cpov7-listing',
    'cpov7-detail',
    'cpov7-store-detail',
    'cpov7-virtual-pdp',
    'cpov7-virtual-plp',
  ],
}

describe('pageTemplates', () => {
  it('lists exactly the templates of the specification, each with its theme', () => {
    const wanted = Object.entries(specified).flatMap(([theme, names]) =>
      names.map((name) => `vitrine:pages/${name} ${theme}`),
    )
    expect(all.map(([id, { theme }]) => `${id} ${theme}`).sort()).toEqual(wanted.sort())
  })

  it('lists the 13 virtual pages, each for a product, a category or the root', () => {
    const virtual = all.filter(([, template]) => template.isVirtual)
    expect(virtual).toHaveLength(13)
    expect(virtual.filter(([, template]) => template.resource === null).map(([id]) => id)).toEqual([
      'vitrine:pages/virtual-root',
    ])
  })

  it.each([
    ['home', 'homepage', 'retailer'],
    ['virtual-root', 'homepage', 'retailer'],
    ['bespoke-root', 'homepage', 'bespoke'],
    ['cpo-root', 'homepage', 'cpo'],
    ['cpov7-root', 'homepage', 'cpov7'],
    ['virtual-high-jewellery-pdp', 'pdp', 'retailer'],
    ['bespoke-virtual-pdp', 'pdp', 'bespoke'],
    ['bespoke-cpo-virtual-pdp', 'pdp', 'bespoke'],
    ['cpov7-detail', 'pdp', 'cpov7'],
    ['virtual-plp', 'plp', 'retailer'],
    ['bespoke-model', 'plp', 'bespoke'],
    ['bespoke-new-model', 'plp', 'bespoke'],
    ['cpo-virtual-plp', 'plp', 'cpo'],
    ['wishlist', 'wishlist', 'retailer'],
    ['general-page', 'other', 'retailer'],
    ['bespoke-contact', 'other', 'bespoke'],
  ])('classifies %s as %s in the theme %s', (name, pageType, theme) => {
    expect(pageTemplate(`vitrine:pages/${name}`)).toMatchObject({ pageType, theme })
  })

  it("agrees with the shop's page-type rule for every template", () => {
    const config = { contentSegments: [], boutiquePrefix: 'bespoke-' }
    const byRule = all.map(([id]) => [id, ruleOf({ path: '/x', subtype: id }, config)])
    expect(all.map(([id, template]) => [id, template.pageType])).toEqual(byRule)
  })

  it('has the page type product for every product template and listing for every category template', () => {
    const pageTypeOf = { product: 'pdp', category: 'plp' }
    const ruled = all.filter(([id]) => id !== 'vitrine:pages/staff-sale')
    const resources = ruled.flatMap(([, { resource, pageType }]) => (resource ? [{ resource, pageType }] : []))
    expect(resources.filter(({ resource, pageType }) => pageTypeOf[resource] !== pageType)).toEqual([])
    expect(resources.length).toBeGreaterThan(20)
  })

  it.each([
    ['general', ['product-listing', 'staff-sale', 'virtual-plp']],
    ['partnerBrand', ['bespoke-model', 'bespoke-new-model']],
    [
      'cpo',
      [
        'cpo-product-listing',
        'cpov7-listing',
        'cpo-virtual-plp',
        'cpov7-virtual-plp',
        'bespoke-cpo-virtual-plp',
        'bespoke-cpov7-virtual-plp',
      ],
    ],
    ['search', ['search']],
  ])('gives the defaults of %s listings to %j', (listing, names) => {
    const found = all.filter(([, template]) => template.listing === listing).map(([id]) => id)
    expect(found).toEqual(names.map((name) => `vitrine:pages/${name}`))
  })

  it('keeps the pages of one shopper, of a search and of an error out of search engines', () => {
    const hidden = all.filter(([, { isNoIndex }]) => isNoIndex).map(([id]) => id)
    expect(hidden).toEqual(
      ['search', 'staff-sale', 'wishlist', 'page-not-found'].map((name) => `vitrine:pages/${name}`),
    )
  })

  it.each(['toString', '__proto__', 'vitrine:pages/nope', ''])('knows no template %j', (id) => {
    expect(isPageTemplateId(id)).toBe(false)
    expect(pageTemplate(id)).toBeNull()
  })
})
