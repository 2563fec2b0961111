import { curatedFacets } from '../../app/config/listings.js'

/**
 * Crawl rules. Refined and sorted listings are excluded, except for one value of one curated facet: the longer rule
 * wins. Pages with `noindex` are not excluded, since a crawler must read them to find it.
 *
 * @param sitemap absolute URL of the index; null = this host is not for search engines
 */
export function robotsText(sitemap: string | null): string {
  if (sitemap === null) return 'User-agent: *\nDisallow: /\n'
  const curated = curatedFacets.flatMap((facet) => {
    const only = `/*?refine=${facet}%3D`
    return [
      `Allow: ${only}`,
      `Disallow: ${only}*%7C`,
      `Disallow: ${only}*&refine=`,
      `Disallow: ${only}*&sort=`,
      `Disallow: ${only}*&limit=`,
    ]
  })
  const rules = ['Disallow: /apis/', 'Disallow: /*?*refine=', 'Disallow: /*?*sort=', 'Disallow: /*?*limit=', ...curated]
  return ['User-agent: *', ...rules, '', `Sitemap: ${sitemap}`, ''].join('\n')
}
