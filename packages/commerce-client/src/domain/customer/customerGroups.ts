/** Cache key of the customer groups and name of their cookie (Spec §3 "Customer"). */
export const CUSTOMER_GROUPS_KEY = 'customer_groups'

/** Separator of lists in cookies and parameters (Spec §9). */
export const LIST_SEPARATOR = ';'

const MAXIMUM = 50

/**
 * Customer groups in the cookie, without duplicates. Use them for caching only: a cookie can be forged, so access is
 * decided by the groups that the platform returns.
 *
 * @param value cookie value as sent by the browser, URL-encoded or not; a list separated by `;`.
 */
export function parseCustomerGroups(value: string | null | undefined): readonly string[] {
  const names = decoded(value ?? '').split(LIST_SEPARATOR, MAXIMUM)
  return [...new Set(names.map((name) => name.trim()))].filter((name) => name !== '')
}

/** Value of the cookie, and of `c_customerGroups` of the URL mapping before encoding. */
export function joinCustomerGroups(groups: readonly string[]): string {
  return groups.join(LIST_SEPARATOR)
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
