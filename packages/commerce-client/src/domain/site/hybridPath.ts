import type { Site } from '../../types/site.js'
import { hybridRouteOf, sandboxHybridPath } from './hybridRoutes.js'
import { resolveLocale } from './resolveLocale.js'

const MARK = '/s/'

/** Configuration of hybrid operation for one request. */
export interface HybridPlace {
  readonly site: Site
  /** Path prefixes of the hybrid application's own files, e.g. `/on/demandware.static/`. */
  readonly assetPrefixes: readonly string[]
  /** The request was received on a sandbox host. */
  readonly isSandboxHost: boolean
}

/**
 * Path of a request at the hybrid application; null = not a hybrid route (Spec §2 "Catch-all behaviour"). On a regular
 * host the path with its locale alias, on a sandbox host `/s/{siteId}/{localeAlias}/{rest}`. A path whose locale is
 * missing or not in its canonical form is normalised first; `/s/{x}/` is kept on sandbox hosts only.
 */
export function hybridPath(path: string, { site, assetPrefixes, isSandboxHost }: HybridPlace): string | null {
  if (assetPrefixes.some((prefix) => path.startsWith(prefix) && path.length > prefix.length)) return path
  if (hybridRouteOf(path) === null) return null
  const isMarked = path.startsWith(MARK)
  if (path.includes(MARK) && !(isMarked && isSandboxHost)) return null
  const { locale, reference, siteReference, path: rest } = resolveLocale(isMarked ? path.slice(2) : path, site)
  if (reference !== locale.alias || (isMarked && siteReference === null)) return null
  return isSandboxHost ? sandboxHybridPath(rest, { siteId: site.id, localeAlias: locale.alias }) : path
}

/**
 * True when a host matches the configured sandbox host.
 *
 * @param host value of the Host header.
 * @param pattern a host, or `*.` and a domain suffix; without a port it matches every port. null = not configured.
 */
export function isSandboxHost(host: string, pattern: string | null): boolean {
  if (pattern === null) return false
  const lower = host.toLowerCase()
  const name = pattern.includes(':') ? lower : lower.replace(/:\d{1,5}$/, '')
  return pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) && name.length >= pattern.length : name === pattern
}
