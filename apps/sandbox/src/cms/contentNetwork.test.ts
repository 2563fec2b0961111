import { pageTemplate, pageTemplates } from '@vitrine/cms-renderer/nodes/pageTemplates'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../seed/buildCatalogue.js'
import type { Language } from '../seed/localised.js'
import type { ContentPage } from './contentTypes.js'
import { loadContent } from './loadContent.js'
import { walkComponents } from './walkContent.js'

const content = loadContent()
const { categories } = buildCatalogue()
const categoryPath = new Map(categories.map(({ id, path }) => [id, path]))
const languages = ['en', 'de', 'fr', 'da'] as const satisfies readonly Language[]
const countries = ['ch', 'de', 'at', 'dk', 'fr', 'uk'] as const

describe('pages', () => {
  it('use every page template', () => {
    const used = new Set([...content.pages, ...content.campaigns, ...content.ecomPages].map(({ template }) => template))
    expect(Object.keys(pageTemplates).filter((id) => !used.has(id))).toEqual([])
  })

  it.each(countries)('are reachable through links from the lists of header and footer: %s', (country) => {
    const shown = pagesOf(country)
    const reached = reachedFrom(['/', ...listed(country)], shown, country)
    expect(shown.filter(isIndexable).flatMap(({ path }) => (reached.has(path) ? [] : [path]))).toEqual([])
  })

  it.each(countries)('link to every campaign: %s', (country) => {
    const links = new Set(pagesOf(country).flatMap((page) => linksOf(page, country)))
    expect(content.campaigns.length).toBeGreaterThan(0)
    expect(content.campaigns.filter(({ path }) => !links.has(path)).map(({ path }) => path)).toEqual([])
  })

  it.each(countries)('have a unique title, also among categories: %s', (country) => {
    const shown = pagesOf(country).filter(isIndexable)
    const paths = new Set(shown.map(({ path }) => path))
    const named = [
      ...shown.map(({ path, title }) => ({ path, name: title })),
      ...categories.filter(({ path }) => !paths.has(path)),
    ]
    expect(languages.flatMap((language) => repeated(named.map(({ name }) => name[language])))).toEqual([])
  })

  it.each(countries)('have a unique description, short enough to be shown in full: %s', (country) => {
    const shown = pagesOf(country).filter(isIndexable)
    expect(shown.filter(({ description }) => description === null).map(({ path }) => path)).toEqual([])
    const all = languages.flatMap((language) => shown.map(({ description }) => description?.[language] ?? ''))
    expect(repeated(all)).toEqual([])
    expect(all.filter(({ length }) => length > 170)).toEqual([])
  })

  it.each([
    '/',
    '/corvane',
    '/certified-pre-owned',
    '/pre-owned',
    '/services',
    '/journal',
    '/brand-world',
    '/gifts',
    '/boutiques',
    '/about',
    '/high-jewellery',
  ])('of a section never show the same kind of component twice in a row, in any country: %s', (path) => {
    const page = content.pages.find((one) => one.path === path)
    for (const country of countries) {
      const kinds = (page?.main ?? [])
        .filter(({ onlyIn }) => isShownIn(onlyIn, country))
        .map(({ component }) => component)
      expect(kinds.length).toBeGreaterThan(5)
      expect(kinds.filter((kind, index) => kind === kinds[index + 1])).toEqual([])
    }
  })
})

describe('articles', () => {
  const articles = content.pages.filter(({ template }) => template.endsWith('article-detail'))

  it('have a date, an author and a picture', () => {
    expect(articles.length).toBeGreaterThanOrEqual(8)
    const facts = ['published', 'author', 'image']
    expect(articles.filter((page) => facts.some((fact) => !page.facts.has(fact))).map(({ path }) => path)).toEqual([])
  })

  it('link to products and back to their section', () => {
    for (const article of articles) {
      const kinds = walkComponents(article.main, article.file).map(({ value }) => value.kind)
      const section = article.path.slice(0, article.path.indexOf('/', 1))
      expect([article.path, kinds.includes('products'), linksOf(article, 'ch').includes(section)]).toEqual([
        article.path,
        true,
        true,
      ])
    }
  })
})

function isShownIn(onlyIn: readonly string[] | null, country: string): boolean {
  return onlyIn === null || onlyIn.includes(country)
}

/** Pages of a country; if two have the same path, the first counts. */
function pagesOf(country: string): readonly ContentPage[] {
  const shown = content.pages.filter(({ onlyIn }) => isShownIn(onlyIn, country))
  return shown.filter((page, index) => shown.findIndex(({ path }) => path === page.path) === index)
}

function isIndexable({ template, isNoIndex }: ContentPage): boolean {
  return !isNoIndex && pageTemplate(template)?.isNoIndex === false
}

function listed(country: string): readonly string[] {
  return [...content.links.values()]
    .flat()
    .filter(({ onlyIn }) => isShownIn(onlyIn, country))
    .map(({ href, categoryId }) => href ?? categoryPath.get(categoryId ?? '') ?? '')
}

/** Paths that a page links to, from fields and rich text. */
function linksOf(page: ContentPage, country: string): readonly string[] {
  return walkComponents(page.main, page.file, (onlyIn) => isShownIn(onlyIn, country)).flatMap(({ value }) => {
    if (value.kind === 'plain') return [value.value]
    if (value.kind === 'category') return [categoryPath.get(value.id) ?? '']
    if (value.kind === 'html') return [...value.text.en.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1] ?? '')
    return []
  })
}

function reachedFrom(start: readonly string[], shown: readonly ContentPage[], country: string): ReadonlySet<string> {
  const reached = new Set(start)
  for (const path of reached) {
    const page = shown.find((one) => one.path === path)
    for (const link of page ? linksOf(page, country) : []) reached.add(link)
  }
  return reached
}

function repeated(all: readonly string[]): readonly string[] {
  return [...new Set(all.filter((one, index) => one !== '' && all.indexOf(one) !== index))]
}
