/** Key of the customer groups and name of their cookie (Spec §3 "Customer"). */
export const CUSTOMER_GROUPS_KEY = 'customer_groups'

/** Separator of lists in cookies and parameters (Spec §9). */
export const LIST_SEPARATOR = ';'

const MAXIMUM = 50

/**
 * Groups that the cookie names, each once. A hint for caches and nothing else: a cookie can be forged, so what a shopper
 * may see is decided by the groups that the platform answers.
 *
 * @param value cookie value as the browser sends it, URL-encoded or not; a list separated by `;`.
 */
export function parseCustomerGroups(value: string | null | undefined): readonly string[] {
  const names = decoded(value ?? '').split(LIST_SEPARATOR, MAXIMUM)
  return [...new Set(names.map((name) => name.trim()))].filter((name) => name !== '')
}

/** Value of the cookie, and of `c_customerGroups` of the URL mapping before its encoding. */
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
