import { Problem } from '../http/problem.js'

/**
 * 400 when a customer keeps as much as allowed already.
 * @param what plural, e.g. `product-lists`
 */
export function quotaExceeded(what: string, maximum: number): Problem {
  const detail = `The maximum number of ${what.replaceAll('-', ' ')} (${maximum}) was exceeded.`
  return new Problem(400, `customer-${what}-quota-exceeded`, detail, { maximum })
}
