import { createRewriteLink } from '@vitrine/cms-renderer/nodes/rewriteLink'
import { isPageTemplateId, pageTemplate } from '@vitrine/cms-renderer/nodes/pageTemplates'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../seed/buildCatalogue.js'
import type { Localised } from '../seed/localised.js'
import type { ContentPage, ContentValue } from './contentTypes.js'
import { damFile } from './damFiles.js'
import { loadContent } from './loadContent.js'
import { walkComponents } from './walkContent.js'

const content = loadContent()
const catalogue = buildCatalogue()
const pages: readonly ContentPage[] = [...content.pages, ...content.campaigns, ...content.ecomPages]

const values = pages.flatMap(({ file, main }) => walkComponents(main, file))
const links = [...content.links].flatMap(([key, list]) => list.map((link) => ({ key, ...link })))
const texts: readonly (readonly [string, Localised])[] = [
  ...pages.flatMap(({ file, title, description }) => [
    [`${file} title`, title] as const,
    ...(description ? [[`${file} description`, description] as const] : []),
  ]),
  ...values.flatMap(({ place, value }) => textsOf(value).map((text) => [place, text] as const)),
  ...links.map(({ key, label }) => [`links.json ${key}`, label] as const),
]

describe('content', () => {
  it('has every page of the first slice', () => {
    const paths = content.pages.map((page) => page.path)
    const wanted = [
      '/',
      '/watches',
      '/services',
      '/about',
      '/contact',
      '/accessibility',
      '/corvane',
      '/certified-pre-owned',
      '/pre-owned',
      '/page-not-found',
      '/search',
    ]
    expect(wanted.filter((path) => !paths.includes(path))).toEqual([])
  })

  it('uses known page templates', () => {
    expect(pages.filter((page) => !isPageTemplateId(page.template)).map((page) => page.file)).toEqual([])
  })

  it('shows each theme on a page of its own', () => {
    expect(new Set(content.pages.map((page) => pageTemplate(page.template)?.theme))).toEqual(
      new Set(['retailer', 'bespoke', 'cpo', 'cpov7']),
    )
  })

  it('refers only to existing products and categories', () => {
    const products = new Set(catalogue.products.map((product) => product.id))
    const categories = new Set(catalogue.categories.map((category) => category.id))
    const productIds = values.flatMap(({ value }) =>
      value.kind === 'products' ? value.ids : value.kind === 'product' ? [value.id] : [],
    )
    const categoryIds = [
      ...values.flatMap(({ value }) => (value.kind === 'category' ? [value.id] : [])),
      ...links.flatMap(({ categoryId }) => categoryId ?? []),
      ...content.ecomPages.flatMap(({ match }) => match.categories),
    ]
    expect(productIds.length).toBeGreaterThan(20)
    expect(productIds.filter((id) => !products.has(id))).toEqual([])
    expect(categoryIds.filter((id) => !categories.has(id))).toEqual([])
  })

  it('links only to pages, categories and routes of the shop', () => {
    const routes = ['/account', '/appointment/booking', '/order/history', '/order/lookup']
    const known = new Set([
      ...[...content.pages, ...content.campaigns].map((page) => page.path),
      ...catalogue.categories.map((category) => category.path),
      ...routes,
    ])
    const inTexts = texts.flatMap(([, text]) =>
      [...text.en.matchAll(/href="(\/(?!dam\/)[^"]*)"/g)].map((match) => match[1] ?? ''),
    )
    const inFields = values.flatMap(({ value }) =>
      value.kind === 'plain' && /^\/(?!media\/|dam\/)/.test(value.value) ? [value.value] : [],
    )
    const inLists = links.flatMap(({ href }) => (href?.startsWith('/') ? [href] : []))
    const all = [...inTexts, ...inFields, ...inLists]
    expect(all.length).toBeGreaterThan(20)
    expect(all.filter((path) => !known.has(path))).toEqual([])
  })

  it('links only to files of the media library, each language to its own', () => {
    const inTexts = texts.flatMap(([, text]) =>
      Object.entries(text).flatMap(([language, html]) =>
        [...html.matchAll(/href="\/dam\/([^/"]*)\/([^"]*)"/g)].map(([, id = '', name]) => [
          language,
          damFile(id, name),
        ]),
      ),
    )
    expect(inTexts).toEqual(
      ['en', 'de', 'de-CH', 'fr', 'da'].map((one) => [one, `documents/care-guide-${one.slice(0, 2)}.pdf`]),
    )
  })

  it('hides pages from the link lists of countries that do not have them', () => {
    for (const link of links) {
      const page = content.pages.find(({ path }) => path === link.href)
      expect([link.href, link.onlyIn]).toEqual([link.href, page?.onlyIn ?? null])
    }
  })

  it('offers the withdrawal function in countries that require it by law, and an accessibility statement everywhere', () => {
    const legal = content.links.get('legal') ?? []
    expect(legal.find(({ href }) => href === '/legal/withdrawal')?.onlyIn).toEqual(['de', 'at', 'dk', 'fr'])
    expect(legal.find(({ href }) => href === '/accessibility')?.onlyIn).toBeNull()
  })
})

describe('texts', () => {
  it('are translated: no sentence is the same in two languages', () => {
    const same = texts.filter(([, text]) => text.en.length > 30 && new Set(Object.values(text)).size < 4)
    expect(same.map(([place, text]) => `${place}: ${text.en}`)).toEqual([])
  })

  it('contain no exclamation marks, straight quotation marks or double spaces', () => {
    const loud = texts.filter(([, text]) =>
      Object.values(text).some((one) => /!|(?<![=\w{/])"(?![> ])| {2}|\w'\w/.test(withoutTags(one))),
    )
    expect(loud.map(([place, text]) => `${place}: ${text.en}`)).toEqual([])
  })

  it('use non-breaking spaces in French', () => {
    const loose = texts.filter(([, { fr }]) =>
      / [;:!?»]|[^\s\u00A0\u202F&\w/][;!?]|« /.test(withoutTags(fr).replace(/&\w+;/g, '')),
    )
    expect(loose.map(([place, { fr }]) => `${place}: ${fr}`)).toEqual([])
  })

  it('address German and French readers formally', () => {
    const informal = texts.filter(
      ([, { de, fr }]) =>
        /(?<!\p{L}|rue )(du|dich|dein\p{L}*)(?!\p{L})/iu.test(withoutTags(de)) ||
        /(?<!\p{L})(tu|toi|tes|ton)(?!\p{L})/iu.test(withoutTags(fr)),
    )
    expect(informal.map(([place]) => place)).toEqual([])
  })

  it('describe every photograph', () => {
    const images = values.flatMap(({ place, value }) =>
      value.kind === 'image' ? [[place, value.image.alt] as const] : [],
    )
    expect(images.length).toBeGreaterThan(20)
    expect(images.filter(([, alt]) => alt.en.length < 15).map(([place]) => place)).toEqual([])
  })
})

describe('link rule', () => {
  it('resolves a leaked link token to the contact page', () => {
    const rewrite = createRewriteLink({ localeAlias: 'uk/en', localeAliases: ['uk/en'], cmsRoots: ['uk'] })
    const about = texts.find(([, { en }]) => en.includes('${link:'))
    const token = /href="(\$\{link:[^"]+)"/.exec(about?.[1].en ?? '')?.[1] ?? ''
    expect(rewrite(token)).toEqual({ href: '/uk/en/contact' })
  })
})

function textsOf(value: ContentValue): readonly Localised[] {
  if (value.kind === 'text' || value.kind === 'html') return [value.text]
  if (value.kind === 'asset') return [value.asset.alt]
  return value.kind === 'image' ? [value.image.alt] : []
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}
