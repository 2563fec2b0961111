import { describe, expect, it } from 'vitest'
import { sites } from '../../config/sites.js'
import { pageHead } from './pageHead.js'
import { type CanonicalFacts, pageLinks } from './pageLinks.js'
import { type PageRequest, readPageRequest } from '../resolve/pageRequest.js'

const origin = 'https://vitrine.example'
const [site] = sites
const requestOf = (path: string): PageRequest => {
  if (!site) throw new Error('No site is configured.')
  return readPageRequest(new URL(path, origin), site)
}
const links = (canonical: string, ...alternates: readonly (readonly [string, string])[]): CanonicalFacts => ({
  canonical: { href: canonical },
  alternates: alternates.map(([hreflang, href]) => ({ hreflang, href })),
})
const given = links(
  `${origin}/uk/en/watches`,
  ['en-UK', `${origin}/uk/en/watches`],
  ['da-DK', `${origin}/dk/da/watches`],
  ['de-CH', `${origin}/ch/de/watches`],
)

describe('page links', () => {
  it('list every locale by its id, the own one included, in site order, with x-default last', () => {
    expect(pageLinks(given, requestOf('/uk/en/watches'), origin)).toEqual({
      canonical: `${origin}/uk/en/watches`,
      alternates: [
        { hreflang: 'de-CH', href: `${origin}/ch/de/watches` },
        { hreflang: 'da-DK', href: `${origin}/dk/da/watches` },
        { hreflang: 'en-GB', href: `${origin}/uk/en/watches` },
        { hreflang: 'x-default', href: `${origin}/watches` },
      ],
    })
  })

  it('on a page addressed by id are those of its real address', () => {
    const real = links(`${origin}/uk/en/a/b/1.html`, ['en-GB', `${origin}/uk/en/a/b/1.html`])
    const { canonical, alternates } = pageLinks(real, requestOf('/uk/en/product/1'), origin)
    expect(canonical).toBe(`${origin}/uk/en/a/b/1.html`)
    expect(alternates.at(-1)).toEqual({ hreflang: 'x-default', href: `${origin}/a/b/1.html` })
  })

  it('contain the home page without a path', () => {
    const { canonical, alternates } = pageLinks(links(`${origin}/ch/de`), requestOf('/ch/de'), origin)
    expect(canonical).toBe(`${origin}/ch/de`)
    expect(alternates).toEqual([
      { hreflang: 'de-CH', href: `${origin}/ch/de` },
      { hreflang: 'x-default', href: `${origin}/` },
    ])
  })

  it('contain only the page itself when the CMS fails', () => {
    expect(pageLinks(null, requestOf('/uk/en/watches?utm_source=x'), origin)).toEqual({
      canonical: `${origin}/uk/en/watches`,
      alternates: [],
    })
  })

  it.each([
    ['another origin', 'https://evil.example/uk/en/watches'],
    ['another locale', `${origin}/ch/de/watches`],
    ['a script', 'javascript:alert(1)'],
    ['no address', ''],
  ])('ignore a canonical URL of %s', (_, href) => {
    expect(pageLinks(links(href), requestOf('/uk/en/watches'), origin).canonical).toBe(`${origin}/uk/en/watches`)
  })

  it('leave out an alternate with a wrong target', () => {
    const foreign = links(
      `${origin}/uk/en/watches`,
      ['de-CH', 'https://evil.example/ch/de'],
      ['fr-FR', `${origin}/ch/fr`],
    )
    const { alternates } = pageLinks(foreign, requestOf('/uk/en/watches'), origin)
    expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['en-GB', 'x-default'])
  })
})

describe('the head of a page', () => {
  const headOf = (path: string, rest: Partial<Parameters<typeof pageHead>[0]> = {}) =>
    pageHead(
      {
        title: 'Watches',
        description: 'All watches.',
        isNoIndex: false,
        links: given,
        structuredData: [],
        isListing: true,
        ...rest,
      },
      requestOf(path),
      origin,
    )

  it.each([
    ['/uk/en/watches', '', true, 4],
    ['/uk/en/watches?utm_source=news&gclid=1', '', true, 4],
    ['/uk/en/watches?page=2', '?page=2', true, 0],
    ['/uk/en/watches?refine=brand%3Daurelune', '?refine=brand%3Daurelune', true, 0],
    ['/uk/en/watches?page=2&refine=brand%3Daurelune', '?refine=brand%3Daurelune&page=2', true, 0],
    ['/uk/en/watches?refine=brand%3Da%7Cb', null, false, 0],
    ['/uk/en/watches?refine=brand%3Da&refine=c_material%3Dsteel', null, false, 0],
    ['/uk/en/watches?refine=c_material%3Dsteel', null, false, 0],
    ['/uk/en/watches?sort=price-asc', null, false, 0],
    ['/uk/en/watches?limit=50', null, false, 0],
  ])('%s has the canonical query %s', (path, query, isIndexed, alternates) => {
    const head = headOf(path)
    expect(head.canonical).toBe(query === null ? null : `${origin}/uk/en/watches${query}`)
    expect(head.isNoIndex).toBe(!isIndexed)
    expect(head.alternates).toHaveLength(alternates)
  })

  it('ignores a page number on a page without pagination', () => {
    expect(headOf('/uk/en/watches?page=2', { isListing: false }).canonical).toBe(`${origin}/uk/en/watches`)
  })

  it('has neither canonical nor alternates on non-indexable pages', () => {
    expect(headOf('/uk/en/watches', { isNoIndex: true })).toMatchObject({
      canonical: null,
      alternates: [],
      isNoIndex: true,
    })
  })

  it('gives each page of a listing and each curated facet its own title and description', () => {
    const heads = [
      headOf('/uk/en/watches'),
      headOf('/uk/en/watches?page=2'),
      headOf('/uk/en/watches?refine=brand%3Daurelune', { facetLabel: 'Aurelune' }),
    ]
    expect(heads.map(({ title }) => title)).toEqual([
      'Watches | Halbrenn',
      'Watches, page 2 | Halbrenn',
      'Watches, Aurelune | Halbrenn',
    ])
    expect(new Set(heads.map(({ description }) => description)).size).toBe(3)
  })

  it('always has a description', () => {
    expect(headOf('/uk/en/watches', { description: null }).description).toMatch(/^Watches\. Halbrenn/)
    expect(headOf('/uk/en/watches', { description: ' ' }).description).toMatch(/^Watches\. Halbrenn/)
  })
})
