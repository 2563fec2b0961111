import { Problem } from '../http/problem.js'

/**
 * 400 when a customer has reached a limit.
 * @param what plural, e.g. `product-lists`
 */
export function quotaExceeded(what: string, maximum: number): Problem {
  const detail = `The maximum number of ${what.replaceAll('-', ' ')} (${maximum}) was exceeded.`
  return new Problem(400, `customer-${what}-quota-exceeded`, detail, { maximum })
}
