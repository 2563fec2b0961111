import { describe, expect, it } from 'vitest'
import { readCmsNode } from '../nodes/cmsNode.js'
import type { ParseIssue } from '../nodes/parseIssue.js'
import { buildParseContext } from '../testing/buildParseContext.js'
import { readLink } from './readLink.js'

const about = {
  '@name': 'about',
  '@path': '/ch/about',
  '@id': '5b0e9c1a-0d51-4b8e-9a51-6f0c2d7e1a01',
  '@nodeType': 'mgnl:page',
  title: 'About the house',
  'mgnl:template': 'vitrine:pages/general-page',
  '@nodes': [],
}
const asset = { '@id': 'jcr:1', '@path': '/brochure', '@nodeType': 'mgnl:asset', '@link': 'https://x.example/a.pdf' }
const own = { '@path': '/ch/watches/main/00/link', '@nodeType': 'mgnl:contentNode', '@nodes': [] }

const read = (link: unknown, fields: object = {}) =>
  readLink(readCmsNode({ title: 'Our services', link, ...fields }), buildParseContext({}))

describe('readLink', () => {
  it.each([
    ['the composite', { label: 'Go', href: '/about' }, '/ch/de/about', 'Go'],
    ['an address', '/about', '/ch/de/about', 'Our services'],
    ['an address of another site', 'https://x.example/a', 'https://x.example/a', 'Our services'],
    ['an address as the CMS converts it', '/ch/about.html', '/ch/de/about', 'Our services'],
    ['a page node', about, '/ch/de/about', 'About the house'],
    ['a page node without its type', { ...about, '@nodeType': undefined }, '/ch/de/about', 'About the house'],
    [
      'a page with a generated link',
      { ...about, '@link': 'https://author.example/ch/about.html' },
      '/ch/de/about',
      'About the house',
    ],
    ['an expanded reference', { '@link': '/ch/de/about.html', title: 'About' }, '/ch/de/about', 'About'],
    [
      'a file of the DAM',
      { ...own, label: 'Care guide', href: { '@path': '/documents/care', '@link': '/author/dam/jcr:1/care.pdf' } },
      '/cms/dam/jcr:1/care.pdf',
      'Care guide',
    ],
    ['an asset', asset, 'https://x.example/a.pdf', 'Our services'],
    ['a list with one entry', ['/about'], '/ch/de/about', 'Our services'],
    ['a list with a page', [about], '/ch/de/about', 'About the house'],
    ['a composite with a page node', { ...own, label: 'Go', href: about }, '/ch/de/about', 'Go'],
    ['a composite with a page node and no label', { ...own, href: about }, '/ch/de/about', 'About the house'],
    [
      'a composite with an expanded reference',
      { ...own, label: 'Go', href: { '@link': '/ch/about' } },
      '/ch/de/about',
      'Go',
    ],
    ['a composite with a list', { ...own, label: 'Go', href: [about] }, '/ch/de/about', 'Go'],
  ])('reads %s', (_, link, href, label) => {
    expect(read(link)).toMatchObject({ href, label })
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ' '],
    ['a number', 12],
    ['an empty list', []],
    ['a list of nulls', [null]],
    ['an unresolved reference', '5b0e9c1a-0d51-4b8e-9a51-6f0c2d7e1a01'],
    ['an unresolved asset', 'jcr:5b0e9c1a-0d51-4b8e-9a51-6f0c2d7e1a01'],
    ['a composite without an address', own],
    ['a composite with an unresolved reference', { ...own, label: 'Go', href: '5b0e9c1a-0d51-4b8e-9a51-6f0c2d7e1a01' }],
    ['a script', 'javascript:alert(1)'],
    ['a page node that hides a script', { '@link': 'javascript:alert(1)', title: 'x' }],
    ['references inside each other', { href: { href: { href: { href: { href: { href: '/about' } } } } } }],
  ])('returns no link for %s', (_, link) => {
    expect(read(link)).toBeUndefined()
  })

  it('returns no link without a label', () => {
    expect(read('/about', { title: undefined })).toBeUndefined()
  })
})

describe('a link to a category', () => {
  const readIn = (categoryId: string) => {
    const issues: ParseIssue[] = []
    const node = readCmsNode({ link: { ...own, categoryId: `p~${categoryId}` } })
    return { link: readLink(node, buildParseContext({ report: (issue) => issues.push(issue) })), issues }
  }

  it('bears its name', () => {
    const { link, issues } = readIn('jewellery-rings')
    expect(link).toMatchObject({ label: buildParseContext().categories.get('jewellery-rings')?.name })
    expect(issues).toEqual([])
  })

  it('is left out and told of when there is no such category', () => {
    const { link, issues } = readIn('gone')
    expect(link).toBeUndefined()
    expect(issues).toMatchObject([{ kind: 'missingCategory', detail: 'gone' }])
  })
})
