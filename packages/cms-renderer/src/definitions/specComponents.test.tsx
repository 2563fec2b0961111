// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readCmsNode } from '../nodes/cmsNode.js'
import type { ParseIssue } from '../nodes/parseIssue.js'
import { parsePage } from '../nodes/parsePage.js'
import { createRegistry } from '../registry.js'
import { CmsPage } from '../render/CmsPage.js'
import { buildListing } from '../testing/buildListing.js'
import { buildPageProduct } from '../testing/buildPageProduct.js'
import { buildParseContext } from '../testing/buildParseContext.js'
import type { Definition } from './definition.js'
import { definitions } from './definitions.js'
import { frameTemplates } from './frameTemplates.js'
import { sampleNode } from './sampleNodes.js'

/**
 * Spec §2 "CMS components", in its order and wording, with the template that renders each; `frame` = rendered by the
 * storefront's frame.
 */
const specComponents = {
  accordion: 'accordion',
  'breadcrumb(s)': 'breadcrumbs',
  header: 'frame',
  footer: 'frame',
  container: 'container',
  spacing: 'spacing',
  'banner slider': 'banner-slider',
  'hero banner': 'hero-banner',
  'homepage hero banner slide': 'homepage-hero-banner-slide',
  'partner-brand banner slider': 'partner-brand-banner-slider',
  teasers: 'teaser',
  'push teaser': 'push-teaser',
  'category teaser tile': 'category-teaser-tile',
  'navigation tile carousel': 'navigation-tile-carousel',
  image: 'image',
  'cloud image': 'cloud-image',
  video: 'video',
  'body text': 'body-text',
  'introduction text': 'introduction-text',
  'quote text': 'quote-text',
  'rich text': 'rich-text',
  'SEO text': 'seo-text',
  countdown: 'countdown',
  'logo wall': 'logo-wall',
  'product carousel': 'product-carousel',
  'product slider': 'product-slider',
  'product recommendations': 'product-recommendations',
  'product detail': 'product-detail',
  'product grid': 'product-grid',
  'pre-owned product detail': 'pre-owned-product-detail',
  'store finder': 'store-finder',
  'store locator': 'store-locator',
  'store location details': 'store-location-details',
  'contact form': 'contact-form',
  'product contact form': 'product-contact-form',
  'an iframe for a partner brand': 'partner-brand-iframe',
  'a point-of-sale banner': 'point-of-sale-banner',
  'a retailer frame component': 'retailer-frame',
  'the shopping cart overlay': 'frame',
  'an offline banner': 'frame',
} as const

/** Page templates of Spec §2 that consist of a single component. */
const pageComponents = ['wishlist']

/** Components that the specification does not name; write the reason beside each. */
const ownComponents: readonly string[] = []

const idOf = (name: string) => `vitrine:components/${name}`
const table: readonly (readonly [string, Definition])[] = Object.entries(definitions)

function parse(component: object) {
  const issues: ParseIssue[] = []
  const page = readCmsNode({ main: { '@nodeType': 'mgnl:area', '0': component, '@nodes': ['0'] }, '@nodes': ['main'] })
  const ctx = buildParseContext({
    report: (issue) => issues.push(issue),
    page: {
      product: buildPageProduct(),
      listing: buildListing(),
      breadcrumbs: [{ label: 'Halbrenn', href: '/ch/de' }, { label: 'Uhren' }],
    },
  })
  return { nodes: parsePage(page, ctx).areas.main ?? [], issues }
}

describe('the components of the specification', () => {
  it('each have a template or belong to the frame', () => {
    const shown = Object.values(specComponents).filter((name) => name !== 'frame')
    expect([...shown, ...pageComponents, ...ownComponents].map(idOf).sort()).toEqual(Object.keys(definitions).sort())
  })

  it('cover all frame templates', () => {
    const framed = Object.values(specComponents).filter((name) => name === 'frame')
    expect(frameTemplates.size).toBe(framed.length)
  })

  it.each([...frameTemplates])('%s renders nothing in an area and is not reported', (template) => {
    expect(parse(sampleNode(template, { title: 'Halbrenn' }))).toEqual({ nodes: [], issues: [] })
  })
})

describe('the sample', { timeout: 30_000 }, () => {
  const registry = createRegistry({ host: (template) => Promise.resolve(() => <p>{template}</p>) })
  beforeAll(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    return () => vi.unstubAllGlobals()
  })
  afterEach(() => document.body.replaceChildren())

  it.each(table)('of %s is parsed, rendered and hydrated without a mismatch', async (template, definition) => {
    const { nodes, issues } = parse(definition.sample)
    expect(issues).toEqual([])
    expect(nodes.map((node) => node.template)).toEqual([template])
    await registry.loadAll(nodes)
    const tree = (
      <IntlProvider locale="en" onError={() => undefined}>
        <CmsPage nodes={nodes} registry={registry} />
      </IntlProvider>
    )
    const html = renderToString(tree)
    const box = document.body.appendChild(document.createElement('div'))
    box.innerHTML = html
    const first = box.querySelector('*')
    const errors: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(box, tree, {
        onRecoverableError: (error) => errors.push(error),
        onCaughtError: (error) => errors.push(error),
        onUncaughtError: (error) => errors.push(error),
      }),
    )
    expect(html).not.toContain(' style=')
    expect(first).not.toBeNull()
    expect(errors).toEqual([])
    expect(box.querySelector('*')).toBe(first)
    await act(async () => root.unmount())
  })
})
