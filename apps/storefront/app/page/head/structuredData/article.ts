import type { Article, WithContext } from 'schema-dts'
import { retailer } from '../../../config/retailer.js'
import { organizationId } from './organization.js'
import { isoDate, type SiteFacts } from './siteFacts.js'

export interface ArticleFacts {
  readonly headline: string
  readonly url: string
  /** Absolute URL of the picture. */
  readonly image: string | null
  /** ISO dates from the CMS. */
  readonly published: string | null
  readonly modified: string | null
  /** Author; the retailer when none is given. */
  readonly author: string | null
}

/** A journal article, from its page's fields. */
export function article(facts: ArticleFacts, { origin, market }: SiteFacts): WithContext<Article> {
  const published = isoDate(facts.published)
  const modified = isoDate(facts.modified)
  const house = { '@id': organizationId(origin) }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: facts.headline,
    mainEntityOfPage: facts.url,
    inLanguage: market.locale.id,
    ...(facts.image && { image: facts.image }),
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    author:
      facts.author && facts.author !== retailer.name
        ? { '@type': 'Person', name: facts.author }
        : { '@type': 'Organization', name: retailer.name, url: origin },
    publisher: house,
  }
}
