import type { Language } from '../seed/seedTypes.js'
import { compilePage, compilePageProperties, type DeliveryNode } from './compilePage.js'
import type { Content, ContentPage } from './contentTypes.js'

/** Pages of the CMS by country, path and language. */
export interface PageStore {
  /** Source of a page; a page of the country goes before one for all. */
  find(country: string, path: string): ContentPage | null
  /** The page, or a node inside it (`/about/main/0`). */
  read(country: string, path: string, language: Language): DeliveryNode | null
  /** Child pages in their order, without areas. */
  children(country: string, path: string, language: Language): readonly DeliveryNode[]
  /** Every page of a country. */
  all(country: string): readonly ContentPage[]
  compile(page: ContentPage, country: string, language: Language): DeliveryNode
}

/** Compiles pages on first use and keeps them: content files do not change while the sandbox runs. */
export function createPageStore(content: Content): PageStore {
  const compiled = new Map<string, DeliveryNode>()
  const compile = (page: ContentPage, country: string, language: Language): DeliveryNode => {
    const key = `${page.file} ${country} ${language}`
    const node = compiled.get(key) ?? compilePage(page, { country, language })
    compiled.set(key, node)
    return node
  }
  const all = (country: string) => {
    const shown = content.pages.filter(({ onlyIn }) => onlyIn === null || onlyIn.includes(country))
    const own = new Set(shown.filter(({ onlyIn }) => onlyIn !== null).map(({ path }) => path))
    return shown.filter(({ onlyIn, path }) => onlyIn !== null || !own.has(path))
  }
  const find = (country: string, path: string) => {
    const wanted = path === '' || path === '/home' ? '/' : path
    return all(country).find((page) => page.path === wanted) ?? null
  }
  const read = (country: string, path: string, language: Language): DeliveryNode | null => {
    const page = find(country, path)
    if (page) return compile(page, country, language)
    const cut = path.lastIndexOf('/')
    if (cut < 0) return null
    const parent = read(country, path.slice(0, cut), language)
    const child = parent?.['@nodes'].includes(path.slice(cut + 1)) ? parent[path.slice(cut + 1)] : undefined
    return isNode(child) ? child : null
  }
  return {
    find,
    read,
    all,
    compile,
    children: (country, path, language) => {
      const parent = path === '' || path === '/home' ? '/' : path
      return all(country)
        .filter((page) => page.path !== '/' && parentOf(page.path) === parent)
        .map((page) => compilePageProperties(page, { country, language }))
    },
  }
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/'
}

function isNode(value: unknown): value is DeliveryNode {
  return typeof value === 'object' && value !== null && '@nodes' in value
}
