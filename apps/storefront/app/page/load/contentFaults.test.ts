import { treeProductId } from '@vitrine/cms-renderer/testing/buildPageTree'
import { buildProduct } from '@vitrine/commerce-client/testing/buildProduct'
import { describe, expect, it } from 'vitest'
import { parseEnvironment } from '../../config/env.server.js'
import { resolvePage } from '../resolve/resolvePage.server.js'
import { createPageServices } from './services.server.js'
import { noAssets } from '../../testing/noAssets.js'

const base = 'http://127.0.0.1:4010'
const origin = 'http://localhost:3000'
const text = { '@name': 'text', 'mgnl:template': 'vitrine:components/introduction-text', title: 'Oil' }
const main = (...parts: readonly unknown[]) => ({
  '@name': 'main',
  '@nodeType': 'mgnl:area',
  ...Object.fromEntries(parts.map((part, index) => [`part${index}`, part])),
  '@nodes': parts.map((_, index) => `part${index}`),
})
const page = (fields: object) => ({
  '@name': 'about',
  '@id': '1',
  'mgnl:template': 'vitrine:pages/content',
  title: 'About',
  '@nodes': ['main'],
  ...fields,
})

/** Resolves a path while the CMS returns `given` for every page below `/ch/about` and for the 404 page. */
function open(given: object, areProductsDown = false) {
  const send: typeof fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    if (pathname.endsWith('/products'))
      return areProductsDown
        ? new Response('', { status: 500 })
        : Response.json({ data: [buildProduct({ id: treeProductId(0) })] })
    if (pathname.endsWith('/canonical-links/v1')) return Response.json({ canonical: { href: origin }, alternates: [] })
    const isKnown = /\/ch\/(?:about|page-not-found)$/.test(pathname)
    return isKnown ? Response.json(given) : Response.json({ error: { code: 'pathNotFound' } }, { status: 404 })
  }
  const quiet = () => undefined
  const services = createPageServices({
    config: parseEnvironment({
      COMMERCE_BASE_URL: base,
      CMS_BASE_URL: base,
      IMAGE_BASE_URL: base,
      PUBLIC_ORIGIN: origin,
    }),
    fetch: send,
    getGuestToken: () => Promise.resolve('t'),
    log: { warn: quiet, error: quiet },
    countSkipped: quiet,
    buildId: 'b',
    assets: noAssets,
  })
  return (path: string) => resolvePage(new URL(path, origin), services)
}

describe('a page without any content to show', () => {
  it.each([
    ['has no area', page({ main: 7 })],
    ['has an area of another type', page({ main: [] })],
    ['has parts that are all unknown', page({ main: main({ '@name': 'x', 'mgnl:template': 'x:components/x' }) })],
    ['was left empty by editors', page({ main: main() })],
  ])('is a 404 when it %s', async (_, given) => {
    expect(await open(given)('/ch/de/about')).toMatchObject({ page: { status: 404, kind: 'notFound' } })
  })

  it('is an error when it has no template, or when its products cannot be loaded', async () => {
    const nameless = page({ 'mgnl:template': 7, main: main(text) })
    await expect(open(nameless)('/ch/de/about')).rejects.toMatchObject({ name: 'CmsError', kind: 'malformed' })
    const slider = { 'mgnl:template': 'vitrine:components/product-slider', productIds: [treeProductId(0)] }
    const given = page({ main: main({ '@name': 'products', title: 'x', ...slider }) })
    await expect(open(given, true)('/ch/de/about')).rejects.toMatchObject({ name: 'CmsError', kind: 'malformed' })
    expect(await open(given)('/ch/de/about')).toMatchObject({ page: { status: 200 } })
  })

  it('falls back to the native 404 page', async () => {
    const result = await open(page({ main: 7 }))('/ch/de/nowhere')
    expect(result).toMatchObject({ kind: 'data', page: { status: 404, kind: 'notFound' } })
  })
})

describe('a page', () => {
  it('shows the remaining parts when one is malformed', async () => {
    const result = await open(page({ main: main(7, text) }))('/ch/de/about')
    expect(result).toMatchObject({ page: { nodes: [{ template: 'vitrine:components/introduction-text' }] } })
  })

  it.each([
    [false, 60],
    [true, 60],
  ])('with products is cached for a minute, also when they could not be loaded: %s', async (isDown, maxAge) => {
    const tile = {
      '@name': 'products',
      'mgnl:template': 'vitrine:components/product-slider',
      title: 'x',
      productIds: [treeProductId(0)],
    }
    expect(await open(page({ main: main(text, tile) }), isDown)('/ch/de/about')).toMatchObject({ cache: { maxAge } })
  })

  it('without products is cached for 15 minutes', async () => {
    expect(await open(page({ main: main(text) }))('/ch/de/about')).toMatchObject({ cache: { maxAge: 900 } })
  })
})
