import type { ShopperContext } from '../../types/shopperContext.js'
import type { QueriedContext } from './contextOfQuery.js'

const parts = ['sourceCode', 'geoLocation', 'customQualifiers', 'assignmentQualifiers'] as const

/**
 * The write that applies a URL's context to the platform (Spec §4 "Shopper context sync"): update the stored context,
 * or create one; null = nothing to change. Only the parts in the URL are compared; order, empty values and numbers
 * stored as text are ignored.
 *
 * @param stored null = the platform has no context.
 */
export function contextWrite(stored: ShopperContext | null, wanted: QueriedContext): 'create' | 'update' | null {
  const isNews = parts.some((part) => {
    const values = normalised(wanted[part])
    const current = normalised(stored?.[part])
    return [...values].some(([name, value]) => current.get(name) !== value)
  })
  if (!isNews) return null
  return stored === null ? 'create' : 'update'
}

/** Non-empty values as text, by name; a plain text has the name ''. */
function normalised(part: QueriedContext[(typeof parts)[number]]): ReadonlyMap<string, string> {
  const entries: readonly (readonly [string, unknown])[] =
    typeof part === 'object' && part !== null ? Object.entries(part) : [['', part]]
  return new Map(
    entries.flatMap(([name, value]) => {
      const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
      return text === '' ? [] : [[name, text] as const]
    }),
  )
}
