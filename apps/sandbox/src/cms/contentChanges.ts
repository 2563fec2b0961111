import { isDeepStrictEqual } from 'node:util'
import { textLanguage, toCountry } from '../commerce/http/market.js'
import type { Content, ContentLink, ContentPage } from './contentTypes.js'
import { cmsCountries, locales, type SandboxLocale } from './locales.js'
import { nodeId } from './nodeId.js'

/** Limit of tags for the storefront's webhook. */
const MAX_TAGS = 1000

/**
 * Cache tags to purge after a publication; null = everything. A page has `node-{id}` in every country, a link list
 * `shell-{locale}`. A new or removed page changes what others show in its place and as alternates, so everything is
 * purged; the same applies to frames.
 */
export function changedTags(before: Content, after: Content): readonly string[] | null {
  const [old, current] = [pagesOf(before), pagesOf(after)]
  const isSameSet = old.size === current.size && [...old.keys()].every((key) => current.has(key))
  if (!isSameSet || !isDeepStrictEqual(before.frames, after.frames)) return null
  const paths = [...current].flatMap(([key, page]) => {
    const was = old.get(key)
    if (was === undefined || isDeepStrictEqual(was, page)) return []
    return isDeepStrictEqual(was.title, page.title) ? [page.path] : withPagesBelow(page.path, after)
  })
  const shells = locales
    .filter((locale) => !isDeepStrictEqual(shownLinks(before, locale), shownLinks(after, locale)))
    .map(({ id }) => `shell-${id}`)
  const tags = [...new Set([...paths.flatMap(pageTags), ...shells])]
  return tags.length > MAX_TAGS ? null : tags
}

/** Tags of a page in every country, and as a campaign. */
export function pageTags(path: string): readonly string[] {
  const roots = ['', ...[...cmsCountries].map((country) => `/${country}`)]
  return roots.map((root) => `node-${nodeId(`${root}${path === '/' ? '' : path}`)}`)
}

/** All pages by their identity: kind, path, countries, and what ecom pages replace. */
function pagesOf({ pages, campaigns, ecomPages }: Content): ReadonlyMap<string, ContentPage> {
  const keyOf = (kind: string, { path, onlyIn, template }: ContentPage, match?: object) =>
    JSON.stringify([kind, path, onlyIn, template, match])
  return new Map([
    ...pages.map((page) => [keyOf('page', page), page] as const),
    ...campaigns.map((page) => [keyOf('campaign', page), page] as const),
    ...ecomPages.map((page) => [keyOf('ecom', page, page.match), page] as const),
  ])
}

/** The title of a page is part of the breadcrumbs below it. */
function withPagesBelow(path: string, { pages }: Content): readonly string[] {
  const prefix = path === '/' ? '/' : `${path}/`
  return [path, ...pages.map((page) => page.path).filter((one) => one.startsWith(prefix))]
}

/** Link lists as shown in one locale. */
function shownLinks({ links }: Content, { country, language }: SandboxLocale) {
  const isShown = ({ onlyIn }: ContentLink) => onlyIn === null || onlyIn.includes(country)
  return [...links].map(([key, list]) => [
    key,
    list.filter(isShown).map((link) => ({
      ...link,
      label: link.label[textLanguage(language, toCountry(country.toUpperCase()))],
      onlyIn: null,
    })),
  ])
}
