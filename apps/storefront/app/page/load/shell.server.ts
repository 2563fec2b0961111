import { categoryUrl } from '@vitrine/commerce-client/domain/product/categoryUrl'
import type { CmsLink, LinkLists } from '@vitrine/cms-renderer/client/linkLists'
import { createRewriteLink } from '@vitrine/cms-renderer/nodes/rewriteLink'
import { getCategory } from '@vitrine/commerce-client/client/shopperProducts'
import type { Category } from '@vitrine/commerce-client/types/category'
import type { NavigationItem } from '@vitrine/ui/Header'
import type { LinkData } from '@vitrine/ui/Link'
import { footerColumns, shellLinkKeys } from '../../config/shellLinks.js'
import { retailer } from '../../config/retailer.js'
import { linkRules } from './linkRules.js'
import type { Market } from '../market.js'
import type { ShellData } from '../../contract/pageData.js'
import { plainMessage } from './serverMessages.server.js'
import { productImage } from '../view/productImage.js'
import type { PageServices } from './services.server.js'

/** Shell of a locale: CMS link lists and category tree. A part that fails is empty; the page is served without it. */
export async function loadShell(market: Market, services: PageServices): Promise<ShellData> {
  const { locale, country, currency } = market
  const [lists, categories] = await Promise.all([loadLists(market, services), loadCategories(market, services)])
  const rules = linkRules(market, services)
  const rewrite = createRewriteLink(rules)
  const linksOf = (key: string): readonly LinkData[] =>
    (lists?.[key] ?? []).flatMap((link) => {
      const target = rewrite(link.href, wish(link))
      return target ? [{ ...target, label: link.label }] : []
    })
  const isPartial = lists === null || categories === null
  return {
    ...(isPartial && { isPartial }),
    localeId: locale.id,
    localeAlias: locale.alias,
    localeAliases: rules.localeAliases,
    country: country.code,
    currency,
    commerce: services.commerce,
    isHybrid: services.isHybrid,
    tokenSync: services.tokenSync,
    brand: retailer.name,
    navigation: navigation(linksOf(shellLinkKeys.header), categories ?? [], market),
    utilityLinks: linksOf(shellLinkKeys.utility),
    footer: {
      columns: footerColumns
        .map(({ key, titleMessage }) => ({ title: plainMessage(titleMessage, locale.id), links: linksOf(key) }))
        .filter((column) => column.links.length > 0),
      legalLinks: linksOf(shellLinkKeys.legal),
      address: [retailer.name, country.address.street, `${country.address.postalCode} ${country.address.city}`],
      note: plainMessage('shell.demoNote', locale.id),
    },
    phone: { label: country.phoneLabel, href: `tel:${country.phone}` },
    mail: { label: retailer.mail, href: `mailto:${retailer.mail}` },
  }
}

async function loadLists({ country, language }: Market, { cms, log }: PageServices): Promise<LinkLists | null> {
  const keys = [...Object.values(shellLinkKeys), ...footerColumns.map(({ key }) => key)]
  try {
    return await cms.getLinks({ country: country.pathCode, lang: language, keys })
  } catch (error) {
    log.error({ error: String(error) }, 'the link lists could not be loaded')
    return null
  }
}

async function loadCategories(market: Market, services: PageServices): Promise<readonly Category[] | null> {
  try {
    const root = await getCategory(services.scapi(market), { id: 'root', levels: 2 })
    return await Promise.all((root?.categories ?? []).map((top) => deepened(top, market, services)))
  } catch (error) {
    services.log.error({ error: String(error) }, 'the category tree could not be loaded')
    return null
  }
}

/** The platform returns two levels per request; the third level, such as brands, takes one request per department. */
async function deepened(top: Category, market: Market, services: PageServices): Promise<Category> {
  const hasThirdLevel = top.categories?.some(({ onlineSubCategoriesCount = 0 }) => onlineSubCategoriesCount > 0)
  if (!hasThirdLevel || top.c_showInMenu === false) return top
  try {
    return (await getCategory(services.scapi(market), { id: top.id, levels: 2 })) ?? top
  } catch (error) {
    services.log.error({ error: String(error), category: top.id }, 'the third level of the menu could not be loaded')
    return top
  }
}

/** Top-level entries from the CMS with subentries from the category tree; without the CMS, the tree alone. */
function navigation(
  links: readonly LinkData[],
  categories: readonly Category[],
  market: Market,
): readonly NavigationItem[] {
  const shown = categories.filter((category) => category.c_showInMenu !== false)
  const byHref = new Map(shown.map((category) => [categoryUrl(category, market.locale.alias), category]))
  const entries =
    links.length > 0
      ? links
      : shown.map((category) => ({
          label: category.name ?? category.id,
          href: categoryUrl(category, market.locale.alias),
        }))
  return entries.map(({ label, href }) => ({
    id: href,
    label,
    href,
    groups: groupsOf(byHref.get(href), market),
    teaser: teaserOf(byHref.get(href), market),
  }))
}

/** The department's picture with the first sentence of its description. */
function teaserOf(category: Category | undefined, market: Market): NavigationItem['teaser'] {
  if (!category?.image) return null
  const [sentence = ''] = category.description?.match(/^[^.!?]+[.!?]/) ?? []
  return {
    image: productImage({ link: category.image }, ''),
    title: sentence || category.name || category.id,
    href: categoryUrl(category, market.locale.alias),
  }
}

function groupsOf(category: Category | undefined, market: Market): NavigationItem['groups'] {
  return (category?.categories ?? [])
    .filter((child) => child.c_showInMenu !== false)
    .map((child) => ({
      label: child.name ?? child.id,
      href: categoryUrl(child, market.locale.alias),
      links: (child.categories ?? [])
        .filter((leaf) => leaf.c_showInMenu !== false)
        .map((leaf) => ({ label: leaf.name ?? leaf.id, href: categoryUrl(leaf, market.locale.alias) })),
    }))
}

function wish({ type, opensNewTab }: CmsLink) {
  return { type, opensNewTab }
}
