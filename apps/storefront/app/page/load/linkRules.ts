import type { LinkRules } from '@vitrine/cms-renderer/nodes/rewriteLink'
import { sites } from '../../config/sites.js'
import { countries } from '../../config/countries.js'
import type { Market } from '../market.js'
import type { PageServices } from './services.server.js'

/** Unique locale aliases of all sites; sites share locales, and every page embeds the list. */
const localeAliases: readonly string[] = [
  ...new Set(
    sites.flatMap((site) =>
      site.l10n.supportedLocales.flatMap(({ alias, additionalAlias }) => [alias, ...additionalAlias]),
    ),
  ),
]

/** Link rules for pages of a market (decision 13). */
export function linkRules(
  { locale }: Market,
  { origin, legacyOrigin }: Pick<PageServices, 'origin' | 'legacyOrigin'>,
): LinkRules {
  return {
    localeAlias: locale.alias,
    localeAliases,
    cmsRoots: countries.map((country) => country.pathCode),
    ownOrigins: [origin],
    legacyOrigin,
    cmsBase: '/cms',
  }
}
