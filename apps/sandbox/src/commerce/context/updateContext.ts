import type { ShopperContext } from '@vitrine/commerce-client/types/shopperContext'
import { badRequest } from '../http/problem.js'

const MAXIMUM_QUALIFIERS = 20

/**
 * Merges an update into a stored context by the rules of the platform's documentation: null deletes a qualifier; empty
 * values delete all qualifiers, the location, lists and texts; null is ignored elsewhere.
 * @throws Problem 400 `bad-request` when the result has more than 20 qualifiers
 */
export function updateContext(stored: ShopperContext, update: ShopperContext): ShopperContext {
  const { customQualifiers, assignmentQualifiers, ...rest } = update
  const entries = Object.entries({
    ...stored,
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)),
    customQualifiers: updateQualifiers(stored.customQualifiers, customQualifiers),
    assignmentQualifiers: updateQualifiers(stored.assignmentQualifiers, assignmentQualifiers),
  })
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)))
}

type Qualifiers = ShopperContext['customQualifiers'] | null

function updateQualifiers(stored: Qualifiers, update: Qualifiers): Qualifiers {
  if (update === undefined || update === null) return stored
  if (Object.keys(update).length === 0) return undefined
  const merged = Object.entries({ ...stored, ...update }).filter(([, value]) => value !== null)
  if (merged.length > MAXIMUM_QUALIFIERS) {
    throw badRequest(`A context holds at most ${MAXIMUM_QUALIFIERS} qualifiers of a kind.`)
  }
  return Object.fromEntries(merged)
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
