import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../seed/seedTypes.js'
import type { TextLanguage } from '../seed/localised.js'
import { sendCmsError } from './cmsErrors.js'
import type { ContentLink } from './contentTypes.js'
import type { ContentSource } from './createContentSource.js'
import { textLanguage, toCountry } from '../commerce/http/market.js'
import { cmsCountries, requestLanguage } from './locales.js'

/** `/.rest/websiteconfig/links/v1/{country}`: link lists of header and footer by key; unknown keys are absent. */
export function registerLinks(app: FastifyInstance, content: ContentSource, catalogue: Catalogue): void {
  const paths = new Map(catalogue.categories.map((category) => [category.id, category.path]))
  app.get<{ Params: { country: string } }>('/.rest/websiteconfig/links/v1/:country', (request, reply) => {
    const { country } = request.params
    if (!cmsCountries.has(country)) return sendCmsError(reply, 'pathNotFound', `/${country}`)
    const query = new URL(request.url, 'http://sandbox.invalid').searchParams
    const language = textLanguage(
      requestLanguage(query.get('lang'), request.headers['accept-language']),
      toCountry(country.toUpperCase()),
    )
    const keys = (query.get('query') ?? '').split(',')
    const lists = keys.flatMap((key) => {
      const list = content.current().links.get(key.trim())
      return list
        ? [[key.trim(), list.filter(isIn(country)).map((link) => deliver(link, language, paths))] as const]
        : []
    })
    return Object.fromEntries(lists)
  })
}

function isIn(country: string): (link: ContentLink) => boolean {
  return ({ onlyIn }) => onlyIn === null || onlyIn.includes(country)
}

function deliver(link: ContentLink, language: TextLanguage, paths: ReadonlyMap<string, string>) {
  const { label, href, categoryId, type, target } = link
  return { label: label[language], href: href ?? paths.get(categoryId ?? '') ?? '/', type, target }
}
