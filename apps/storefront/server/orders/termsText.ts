import type { CmsClient } from '@vitrine/cms-renderer/client/createCmsClient'
import { type CmsNode, isNode } from '@vitrine/cms-renderer/nodes/cmsNode'
import type { Market } from '../../app/page/market.js'

const PATH = '/legal/terms'
/** Properties with the text of a component, in reading order. */
const TEXTS = ['title', 'text']

/** The terms of sale of a country as plain text; null = the CMS has none. @throws CmsError */
export async function readTerms(cms: Pick<CmsClient, 'getPage'>, market: Market): Promise<string | null> {
  const { country, language } = market
  const page = await cms.getPage({ country: country.pathCode, path: PATH, lang: language })
  return page && termsText(page)
}

/** The texts of a page in reading order; null = it contains none. */
export function termsText(page: CmsNode): string | null {
  const main = page.fields.get('main')
  const texts = textsOf(isNode(main) ? main : page)
  return texts.length === 0 ? null : `${texts.join('\n\n')}\n`
}

function textsOf(node: CmsNode): string[] {
  const own = TEXTS.flatMap((name) => {
    const value = node.fields.get(name)
    return typeof value === 'string' && value.trim() !== '' ? [plainText(value)] : []
  })
  return [...own, ...node.children.flatMap(textsOf)]
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' }

/** The text of an HTML fragment, with line breaks between its paragraphs. */
export function plainText(fragment: string): string {
  return fragment
    .replace(/<li>/g, '- ')
    .replace(/<(?:br|\/p|\/li|\/h\d)[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|(\w+));/g, (entity, code: string | undefined, name: string | undefined) =>
      code === undefined ? (ENTITIES[name ?? ''] ?? entity) : String.fromCodePoint(Math.min(Number(code), 0xffff)),
    )
    .replace(/\n{2,}/g, '\n')
    .trim()
}
