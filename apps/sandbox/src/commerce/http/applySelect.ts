import { Problem } from './problem.js'
import { parseSelector, select } from './propertySelector.js'
import { decodeOnceMore, first, type Query } from './query.js'

/**
 * Applies the `select` parameter of a call to its response.
 * @throws Problem 400 `malformed-selector`
 */
export function applySelect(query: Query, answer: unknown): unknown {
  const given = first(query, 'select')
  if (given === undefined) return answer
  const selector = decodeOnceMore(given)
  const selection = parseSelector(selector)
  if (!selection) {
    const detail = `The property selector '${selector}' is malformed.`
    throw new Problem(400, 'malformed-selector', detail, { selector })
  }
  return select(answer, selection)
}
