import { describe, expect, it } from 'vitest'
import { hiddenPages, memberPages } from './hiddenPages.mjs'
import { localeOf, withoutLocale } from './localeOf.mjs'
import { hiddenFaults, MAX_BYTES, pageFaults } from './pageFaults.mjs'
import { alternates, origin, pageOf, url } from './testPage.mjs'

const faultsOf = (parts) => pageFaults(pageOf(parts), { alternates: parts?.named ?? alternates })
const without = (lang) => new Map([...alternates].filter(([one]) => one !== lang))

describe('a page', () => {
  it('is parsed from its HTML', () => {
    const { title, description, template, theme, h1 } = pageOf().document
    expect({ title, description, template, theme, h1 }).toEqual({
      title: 'Uhren & Schmuck | Halbrenn',
      description: 'Alle Uhren, die unsere Uhrmacher für Sie ausgesucht haben.',
      template: 'vitrine:pages/general-page',
      theme: 'retailer',
      h1: 1,
    })
  })

  it('has no faults when it is correct', () => {
    expect(faultsOf()).toEqual([])
  })

  it.each([
    ['two h1', { body: '<h1>a</h1><h1 class="x">b</h1>' }, 'has 2 h1'],
    ['no h1', { body: '' }, 'has 0 h1'],
    ['German spelling in Switzerland', { body: '<h1>Schließe</h1>' }, 'is not in Swiss spelling: Schließe'],
    ['German quotation marks in Switzerland', { body: '<h1>„Quai“</h1>' }, 'is not in Swiss spelling: „Quai“'],
    ['no description', { description: '' }, 'has no description'],
    ['a short description', { description: 'Alle Uhren.' }, 'has a description of 11 characters'],
    ['a long description', { description: 'Alle Uhren. '.repeat(14) }, 'has a description of 167 characters'],
    [
      'the alias as language',
      { named: without('en-GB').set('en-UK', `${origin}/uk/en/watches`) },
      'has hreflang en-UK',
    ],
    ['no x-default', { named: without('x-default') }, 'has no x-default'],
    ['an x-default with a locale', { named: new Map(alternates).set('x-default', url) }, 'has the x-default'],
    ['no alternate of its own', { named: without('de-CH') }, 'does not name itself'],
    ['noindex', { head: '<meta name="robots" content="noindex,nofollow">' }, 'is in the sitemap and says noindex'],
    ['too much HTML', { body: `<h1>a</h1>${'x'.repeat(MAX_BYTES)}` }, 'KB of HTML'],
    ['structured data too far down', { head: `<style>${'x'.repeat(110_000)}</style>` }, 'has structured data at'],
  ])('with %s is reported', (_, parts, fault) => {
    expect(faultsOf(parts)).toEqual([expect.stringContaining(fault)])
  })

  it.each([
    ['another status', () => pageFaults(pageOf({}, 404), { alternates }), 'answers 404'],
    [
      'another language',
      () => pageFaults({ ...pageOf(), localeId: 'en-GB' }, { alternates }),
      'has lang de-CH and not en-GB',
    ],
    ['another canonical', () => pageFaults({ ...pageOf(), url: `${url}/x` }, { alternates }), 'has the canonical'],
    [
      'other alternates than the sitemap',
      () => pageFaults(pageOf(), { alternates: new Map([['de-CH', url]]) }),
      'names other alternates than the sitemap',
    ],
  ])('with %s is reported', (_, run, fault) => {
    expect(run()).toEqual(expect.arrayContaining([expect.stringContaining(fault)]))
  })
})

describe('a page outside of the sitemap', () => {
  const noindex = { head: '<meta name="robots" content="noindex,nofollow">', named: new Map() }

  it('may be a further listing page without alternates', () => {
    expect(pageFaults(pageOf({ named: new Map() }), {})).toEqual([])
  })

  it.each([
    ['another status', () => hiddenFaults(pageOf(noindex, 500), { status: 404 }), 'answers 500 and not 404'],
    ['an open door', () => hiddenFaults(pageOf({ named: new Map() }), { status: 200 }), 'does not say noindex'],
    ['a canonical address', () => hiddenFaults(pageOf(noindex), { status: 200 }), 'has the canonical'],
    ['alternates', () => hiddenFaults(pageOf({ head: noindex.head }), { status: 200 }), 'has alternates'],
    ['two h1', () => hiddenFaults(pageOf({ ...noindex, body: '<h1>a</h1><h1>b</h1>' }), { status: 200 }), 'has 2 h1'],
  ])('with %s is reported', (_, run, fault) => {
    expect(run()).toContainEqual(expect.stringContaining(fault))
  })

  it('is requested in every locale, and once per language if it is for members only', () => {
    const homes = ['/ch/de', '/at/de', '/uk/en'].map((path) => ({ url: origin + path }))
    expect(hiddenPages(homes)).toContainEqual({ url: `${origin}/at/de/staff-sale`, status: 404 })
    expect(memberPages(homes).map(({ url, isForMembers }) => [url, isForMembers])).toEqual([
      [`${origin}/at/de/staff-sale`, true],
      [`${origin}/uk/en/staff-sale`, true],
    ])
  })
})

describe('an address', () => {
  it.each([
    ['/uk/en/watches', 'en-GB', '/watches'],
    ['/ch/de', 'de-CH', '/'],
    ['/dk/da/a/1.html?page=2', 'da-DK', '/a/1.html?page=2'],
    ['/watches', null, '/watches'],
  ])('%s has locale %s and is %s without it', (path, locale, rest) => {
    expect([localeOf(origin + path), withoutLocale(origin + path)]).toEqual([locale, origin + rest])
  })
})
