import type { GeoLocation, ShopperContext } from '../../types/shopperContext.js'
import { LIST_SEPARATOR } from '../customer/customerGroups.js'

/** How a qualifier is read: as one text, or as all values of a repeated parameter, joined with `;`. */
export type QualifierType = 'text' | 'list'

/** Query parameters that are qualifiers of the context, by name. Part of the shop configuration. */
export interface ContextQueryRules {
  readonly customQualifiers: Readonly<Record<string, QualifierType>>
  readonly assignmentQualifiers: Readonly<Record<string, QualifierType>>
}

/** Shopper context from a URL; parts that are not in the URL are absent. */
export type QueriedContext = Pick<
  ShopperContext,
  'sourceCode' | 'geoLocation' | 'customQualifiers' | 'assignmentQualifiers'
>

const geoTexts = ['city', 'country', 'countryCode', 'metroCode', 'postalCode', 'region', 'regionCode'] as const
const geoLimits = [
  ['latitude', 90],
  ['longitude', 180],
] as const
const MAXIMUM_LENGTH = 256

/**
 * Reads source code, coordinates and qualifiers from a query (Spec §4 "Shopper context sync", §5). Latitude and
 * longitude become numbers; list parameters collect all their values. Empty values, overlong values and invalid
 * coordinates are ignored.
 */
export function contextOfQuery(search: string, rules: ContextQueryRules): QueriedContext {
  const query = new URLSearchParams(search)
  const sourceCode = text(query.get('sourceCode'))
  const geoLocation: GeoLocation = {
    ...entries(geoTexts, (name) => text(query.get(name))),
    ...coordinates(query),
  }
  const customQualifiers = qualifiers(query, rules.customQualifiers)
  const assignmentQualifiers = qualifiers(query, rules.assignmentQualifiers)
  return {
    ...(sourceCode !== undefined && { sourceCode }),
    ...(hasEntries(geoLocation) && { geoLocation }),
    ...(hasEntries(customQualifiers) && { customQualifiers }),
    ...(hasEntries(assignmentQualifiers) && { assignmentQualifiers }),
  }
}

function coordinates(query: URLSearchParams): Pick<GeoLocation, 'latitude' | 'longitude'> {
  return Object.fromEntries(
    geoLimits.flatMap(([name, limit]) => {
      const written = text(query.get(name))
      const degrees = Number(written)
      return written !== undefined && Math.abs(degrees) <= limit ? [[name, degrees]] : []
    }),
  )
}

function qualifiers(query: URLSearchParams, types: Readonly<Record<string, QualifierType>>): Record<string, string> {
  return entries(Object.keys(types), (name) => {
    if (types[name] !== 'list') return text(query.get(name))
    const values = query.getAll(name).flatMap((value) => text(value) ?? [])
    return text(values.join(LIST_SEPARATOR))
  })
}

function entries(names: readonly string[], read: (name: string) => string | undefined): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function text(value: string | null): string | undefined {
  const trimmed = value?.trim() ?? ''
  return trimmed === '' || trimmed.length > MAXIMUM_LENGTH ? undefined : trimmed
}

function hasEntries(part: object): boolean {
  return Object.keys(part).length > 0
}
