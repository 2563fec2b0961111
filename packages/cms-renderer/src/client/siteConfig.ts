import { entries, isRecord, stringOr, strings } from './unknownJson.js'

export interface SiteConfigLocale {
  readonly id: string
  readonly alias: string
  readonly additionalAlias: readonly string[]
  readonly preferredCurrency: string
}

export interface SiteConfigNode {
  readonly domains: readonly string[]
  readonly locales: readonly SiteConfigLocale[]
  readonly parameters: Readonly<Record<string, string>>
}

/** Site nodes by name (Spec §3 "Site config"). */
export type SiteConfig = Readonly<Record<string, SiteConfigNode>>

/** Reads the site-config response; drops nodes without domains. */
export function readSiteConfig(body: unknown): SiteConfig {
  const config: Record<string, SiteConfigNode> = {}
  for (const [name, node] of entries(body)) {
    if (!isRecord(node)) continue
    const domains = strings(node.domains)
    if (domains.length > 0)
      config[name] = { domains, locales: readLocales(node.locales), parameters: readParameters(node.parameters) }
  }
  return config
}

function readLocales(value: unknown): readonly SiteConfigLocale[] {
  return (Array.isArray(value) ? value : []).filter(isRecord).map((locale) => ({
    id: stringOr(locale.id, ''),
    alias: stringOr(locale.alias, ''),
    additionalAlias: strings(locale.additionalAlias),
    preferredCurrency: stringOr(locale.preferredCurrency, ''),
  }))
}

function readParameters(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(entries(value).flatMap(([key, one]) => (typeof one === 'string' ? [[key, one]] : [])))
}
