import type { Site } from '../../types/site.js'
import { hybridRouteOf, sandboxHybridPath } from './hybridRoutes.js'
import { resolveLocale } from './resolveLocale.js'

const MARK = '/s/'

/** What hybrid operation knows of its surroundings; all from configuration. */
export interface HybridPlace {
  readonly site: Site
  /** Paths of the hybrid application's own files, e.g. `/on/demandware.static/`. */
  readonly assetPrefixes: readonly string[]
  /** The request came in on a sandbox host. */
  readonly isSandboxHost: boolean
}

/**
 * Path under which the hybrid application answers a request; null = the request is not for it (Spec §2 "Catch-all
 * behaviour"). It is the path itself, with its locale alias; on a sandbox host `/s/{siteId}/{localeAlias}/{rest}`. A path
 * whose locale is missing or spelled otherwise is normalised first, and `/s/{x}/` is kept on a sandbox host alone.
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
 * True when a host is the configured sandbox host.
 *
 * @param host value of the Host header.
 * @param pattern a host, or `*.` and the end of one; without a port it stands for every port. null = there is none.
 */
export function isSandboxHost(host: string, pattern: string | null): boolean {
  if (pattern === null) return false
  const lower = host.toLowerCase()
  const name = pattern.includes(':') ? lower : lower.replace(/:\d{1,5}$/, '')
  return pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) && name.length >= pattern.length : name === pattern
}
