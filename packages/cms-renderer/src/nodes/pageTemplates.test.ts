import { pageType as ruleOf } from '@vitrine/commerce-client/domain/site/pageType'
import { describe, expect, it } from 'vitest'
import { isPageTemplateId, pageTemplate, pageTemplates } from './pageTemplates.js'

const all = Object.entries(pageTemplates)

describe('pageTemplates', () => {
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
  ])('says that %s is %s in the theme %s', (name, pageType, theme) => {
    expect(pageTemplate(`vitrine:pages/${name}`)).toMatchObject({ pageType, theme })
  })

  it('agrees with the page-type rule of the shop on every template', () => {
    const config = { contentSegments: [], boutiquePrefix: 'bespoke-' }
    const byRule = all.map(([id]) => [id, ruleOf({ path: '/x', subtype: id }, config)])
    expect(all.map(([id, template]) => [id, template.pageType])).toEqual(byRule)
  })

  it('takes every template about a product for a product page, and about a category for a listing', () => {
    const pageTypeOf = { product: 'pdp', category: 'plp' }
    const resources = all.flatMap(([, { resource, pageType }]) => (resource ? [{ resource, pageType }] : []))
    expect(resources.filter(({ resource, pageType }) => pageTypeOf[resource] !== pageType)).toEqual([])
    expect(resources.length).toBeGreaterThan(20)
  })

  it('knows nothing by inherited names', () => {
    expect(['toString', '__proto__', 'vitrine:pages/nope', ''].filter(isPageTemplateId)).toEqual([])
  })
})
