import { normaliseLocalePath } from '@vitrine/commerce-client/domain/site/normaliseLocalePath'
import { trailingSlashRedirect } from '@vitrine/commerce-client/domain/site/redirects'
import { resolveLocale } from '@vitrine/commerce-client/domain/site/resolveLocale'
import { resolveSite } from '@vitrine/commerce-client/domain/site/resolveSite'
import { stripSitePrefix } from '@vitrine/commerce-client/domain/site/stripSitePrefix'
import { defaultSiteId, sites, specialPrefixes } from '../../config/sites.js'

const aliases: ReadonlySet<string> = new Set(
  sites.flatMap(({ l10n }) => l10n.supportedLocales.map(({ alias }) => alias)),
)

/**
 * True when a page's URL has no locale in path or query and would be redirected to one: only these URLs are redirected by
 * the visitor's location (trust.md §D, §G 5). Called for every request, so optimised for paths with an alias.
 */
export function isEntryPath(path: string, search: string): boolean {
  const [, first = '', second = ''] = path.split('/', 3)
  if (aliases.has(`${first}/${second}`) || specialPrefixes.some((prefix) => path.startsWith(prefix))) return false
  if (trailingSlashRedirect(path, search) !== null || stripSitePrefix(path) !== null) return false
  const site = resolveSite(path + search, { sites, defaultSiteId })
  if (resolveLocale(path + search, site).source !== 'default') return false
  return normaliseLocalePath({ path, search: '', site, specialPrefixes }).kind === 'redirect'
}
