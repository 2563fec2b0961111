import type { ShopperContext } from '../../types/shopperContext.js'
import type { QueriedContext } from './contextOfQuery.js'

const parts = ['sourceCode', 'geoLocation', 'customQualifiers', 'assignmentQualifiers'] as const

/**
 * How to bring the platform's context up to what a URL says (Spec §4 "Shopper context sync"): update the one that exists,
 * else create one; null = it says nothing new. Only what the URL names is compared, and normalised: order, empty values
 * and numbers written as text make no difference.
 *
 * @param stored null = the platform has none.
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

/** Values as text by name, without empty ones; a text by itself has the name ''. */
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
