import { describe, expect, it } from 'vitest'
import { buildParseContext } from '../testing/buildParseContext.js'

const { rewriteLink } = buildParseContext()

describe('rewriteLink', () => {
  it.each([
    ['a path', '/watches', '/ch/de/watches'],
    ['a path without a slash', 'watches?page=2#top', '/ch/de/watches?page=2#top'],
    ['the home page', '/', '/ch/de'],
    ['the home node', '/home', '/ch/de'],
    ['the alias alone', '/uk/en', '/uk/en'],
    ['the country node alone', '/ch', '/ch/de'],
    ['a path that only starts like the home node', '/homeware', '/ch/de/homeware'],
    ['a path with the locale alias', '/ch/de/watches', '/ch/de/watches'],
    ['a path with another locale', '/uk/en/watches', '/uk/en/watches'],
    ['a path with a secondary alias', '/de-ch/watches', '/de-ch/watches'],
    ['a path that only resembles an alias', '/ch/dezember', '/ch/de/dezember'],
    ['a path of the CMS tree', '/ch/watches', '/ch/de/watches'],
    ['the home node of the CMS tree', '/ch/home', '/ch/de'],
    ['a converted CMS link', '/author/ch/de/services.html', '/ch/de/services'],
    [
      'a product page, which keeps its extension',
      '/aurelune/meridian-40/2104-310-1.html',
      '/ch/de/aurelune/meridian-40/2104-310-1.html',
    ],
    ['a legacy site prefix', '/s/halbrenn/watches', '/ch/de/watches'],
    ['a trailing slash', '/watches/', '/ch/de/watches'],
    ['dots', '/watches/../../services', '/ch/de/services'],
    ['two slashes', '//evil.example/a', '/ch/de/evil.example/a'],
    ['slash and backslash', '/\\evil.example/a', '/ch/de/evil.example/a'],
    ['a hidden second host', '/s/x//evil.example/a', '/ch/de/evil.example/a'],
    ['the site’s own origin', 'https://vitrine.example/watches', '/ch/de/watches'],
    [
      'a leaked token',
      '${link:{uuid:{1b},repository:{website},path:{/ch/services},nodeData:{},extension:{html}}}',
      '/ch/de/services',
    ],
    ['a fragment', '#care', '#care'],
    ['a telephone number', 'tel:+41445550130', 'tel:+41445550130'],
    ['an e-mail address', 'mailto:service@halbrenn.example', 'mailto:service@halbrenn.example'],
  ])('keeps %s in the app', (_, href, expected) => {
    expect(rewriteLink(href)).toEqual({ href: expected })
  })

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals with spaces', '  JaVaScRiPt:alert(1)'],
    ['a script split by a tab', 'java\tscript:alert(1)'],
    ['data', 'data:text/html,<script>'],
    ['vbscript', 'vbscript:x'],
    ['another scheme', 'intent://x'],
    ['credentials', 'https://user:pass@evil.example/'],
    ['a user', 'https://user@evil.example/'],
    ['a password', 'https://:pass@evil.example/'],
    ['an unreadable address', 'https://'],
    ['a line break', '/watches\nSet-Cookie: a=b'],
    ['nothing', '   '],
    ['a token without a path', '${link:{uuid:{1b}}}'],
  ])('drops %s', (_, href) => {
    expect(rewriteLink(href)).toBeNull()
  })

  it('opens an external page in a new tab unless the editor chose otherwise', () => {
    expect(rewriteLink('https://other.example/a')).toEqual({
      href: 'https://other.example/a',
      isExternal: true,
      opensNewTab: true,
    })
    expect(rewriteLink('https://other.example/a', { opensNewTab: false })?.opensNewTab).toBe(false)
  })

  it.each([
    ['account/orders', 'https://legacy.vitrine.example/account/orders'],
    ['/account', 'https://legacy.vitrine.example/account'],
    ['//evil.example/x', 'https://legacy.vitrine.example/evil.example/x'],
    ['https://legacy.vitrine.example/a?b=c', 'https://legacy.vitrine.example/a?b=c'],
  ])('resolves the sfraLinkReference %s against the configured legacy storefront', (href, expected) => {
    expect(rewriteLink(href, { type: 'sfraLinkReference' })).toEqual({ href: expected, isExternal: true })
  })

  it.each([
    ['/dam/jcr:2f6d0c44-7a57/care.pdf', '/cms/dam/jcr:2f6d0c44-7a57/care.pdf'],
    ['/magnoliaAuthor/dam/jcr:2f6d0c44-7a57/film.mp4#t=3', '/cms/dam/jcr:2f6d0c44-7a57/film.mp4#t=3'],
    ['https://vitrine.example/dam/jcr:1/care.pdf', '/cms/dam/jcr:1/care.pdf'],
    [
      '/.imaging/mte/vitrine/960x720/dam/a.jpg/jcr:content/a.jpg',
      '/cms/.imaging/mte/vitrine/960x720/dam/a.jpg/jcr:content/a.jpg',
    ],
  ])('links %s to the file, bypassing the router', (href, expected) => {
    expect(rewriteLink(href)).toEqual({ href: expected, isExternal: true })
    expect(rewriteLink(href, { opensNewTab: true })).toEqual({ href: expected, isExternal: true, opensNewTab: true })
  })

  it.each([
    ['/dam/../jcr:1/a.pdf', '/ch/de/jcr:1/a.pdf'],
    ['/ch/dam/square', '/ch/de/dam/square'],
    ['/a/b/dam/jcr:1/a.pdf', '/ch/de/a/b/dam/jcr:1/a.pdf'],
  ])('treats %s as a page', (href, expected) => {
    expect(rewriteLink(href)).toEqual({ href: expected })
  })

  it('drops the foreign host of an sfraLinkReference', () => {
    expect(rewriteLink('https://evil.example/a', { type: 'sfraLinkReference' })).toBeNull()
  })

  it('keeps an sfraLinkReference in the app when no legacy storefront is configured', () => {
    const links = { localeAlias: 'ch/de', localeAliases: ['ch/de'], cmsRoots: ['ch'] }
    expect(buildParseContext({ links }).rewriteLink('account', { type: 'sfraLinkReference' })).toEqual({
      href: '/ch/de/account',
    })
  })
})
