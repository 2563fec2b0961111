import { describe, expect, it } from 'vitest'
import { readCmsNode } from '../nodes/cmsNode.js'
import { connectedNeeds } from '../nodes/connectedContent.js'
import type { ParseContextOptions } from '../nodes/createParseContext.js'
import type { ParseIssue } from '../nodes/parseIssue.js'
import { parsePage } from '../nodes/parsePage.js'
import { buildPageProduct } from '../testing/buildPageProduct.js'
import { buildParseContext } from '../testing/buildParseContext.js'
import { sampleNode } from './sampleNodes.js'

function pageOf(name: string, fields: object) {
  const node = sampleNode(`vitrine:components/${name}`, fields)
  return readCmsNode({ main: { '@nodeType': 'mgnl:area', '0': node, '@nodes': ['0'] }, '@nodes': ['main'] })
}

function parse(name: string, fields: object, overrides: Partial<ParseContextOptions> = {}) {
  const issues: ParseIssue[] = []
  const ctx = buildParseContext({ report: (issue) => issues.push(issue), ...overrides })
  return { props: parsePage(pageOf(name, fields), ctx).areas.main?.[0]?.props, issues }
}

describe('connected forms', () => {
  it('offer the boutiques from commerce, and omit the field when commerce does not respond', () => {
    expect(parse('contact-form', { form: 'cpo-general' }).props).toMatchObject({
      form: 'cpo-general',
      stores: [
        { id: 'zurich', name: 'Halbrenn zurich', countryCode: 'CH' },
        { id: 'paris', name: 'Halbrenn paris', countryCode: 'FR' },
      ],
    })
    expect(parse('contact-form', {}, { connected: { stores: null } }).props).toMatchObject({
      form: 'retailer-general',
      stores: null,
    })
  })

  it('remove scripts from editor text', () => {
    const { props } = parse('contact-form', { text: '<p onclick="x()">Hi<script>alert(1)</script></p>' })
    expect(props).toMatchObject({ html: '<p>Hi</p>' })
  })

  it('refer to the selected product, else to the product of the page, else to none', () => {
    const page = { product: buildPageProduct() }
    const chosen = parse('product-contact-form', { productId: 'vitrine-commerce~2104-310-2' }, { page })
    expect(chosen.props).toMatchObject({ product: { id: '2104-310-2' } })
    const own = parse('product-contact-form', {}, { page })
    expect(own.props).toMatchObject({ product: { id: page.product.id, brand: page.product.brand } })
    expect(parse('product-contact-form', {}).props).toMatchObject({ product: null })
  })
})

describe('connected boutiques', () => {
  it.each([
    ['their own id', { storeId: 'vitrine-commerce~paris' }, null, 'paris'],
    ['the page', {}, 'zurich', 'zurich'],
  ])('are resolved from %s', (_, fields, storeId, found) => {
    const stores = buildParseContext().connected.stores
    const { props } = parse('store-location-details', fields, { connected: { stores, storeId } })
    expect(props).toMatchObject({ store: { id: found } })
  })

  it('are dropped and reported when commerce has no such boutique', () => {
    const { props, issues } = parse('store-location-details', { storeId: 'atlantis' })
    expect(props).toBeUndefined()
    expect(issues).toEqual([expect.objectContaining({ kind: 'missingStore', detail: 'unknown boutique "atlantis"' })])
  })

  it.each(['store-location-details', 'store-locator'])('%s renders without commerce data', (name) => {
    const { props, issues } = parse(name, { storeId: 'zurich' }, { connected: { stores: null } })
    expect(props).toMatchObject({ isLead: true })
    expect(issues).toEqual([])
  })

  it('contain only the list fields in a list', () => {
    const { props } = parse('store-locator', {})
    expect(Object.keys(props && 'stores' in props && Array.isArray(props.stores) ? props.stores[0] : {})).not.toContain(
      'adviser',
    )
  })
})

describe('connected frames', () => {
  it('are dropped and reported when the CMS has no such key', () => {
    const { props, issues } = parse('partner-brand-iframe', { configKey: '__proto__' })
    expect(props).toBeUndefined()
    expect(issues).toHaveLength(1)
  })
})

describe('connectedNeeds', () => {
  it.each([
    ['contact-form', {}, { stores: true, frames: false }],
    ['product-contact-form', {}, { stores: true, frames: false }],
    ['store-finder', {}, { stores: true, frames: false }],
    ['store-locator', {}, { stores: true, frames: false }],
    ['store-location-details', { storeId: null }, { stores: true, frames: false }],
    ['teaser', { storeId: 'zurich' }, { stores: true, frames: false }],
    ['partner-brand-iframe', {}, { stores: false, frames: true }],
    ['wishlist', {}, { stores: false, frames: false }],
  ])('returns the needs of %s', (name, fields, needs) => {
    expect(connectedNeeds(pageOf(name, fields))).toEqual(needs)
  })
})
