import { curatedFacets } from '../../app/config/listings.js'

/**
 * What crawlers may read. Refined and sorted listings stay out, but for one value of one curated facet: the longer rule
 * wins. Pages with `noindex` are not here, since a crawler must read them to know.
 *
 * @param sitemap absolute URL of the index; null = this host is not for search engines at all.
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
