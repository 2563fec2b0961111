const MAX_PARAMETERS = 30
const MAX_IDS = 24
const MAX_REFINEMENTS = 20
const MAX_VALUE = 2048
const ALWAYS = ['locale', 'currency']
/** Parameters that only the server sets: site, client and shopper identity. */
const OURS = ['siteId', 'clientId', 'organizationId', 'usid', 'customerGroups', 'c_customerGroups']

/**
 * Query of a platform call: well-formed parameters only, always with our own site id; null = too many or too long.
 *
 * @param names parameters allowed in addition to `locale` and `currency`; null = any well-formed one
 */
export function scapiQuery(search: string, siteId: string, names: readonly string[] | null): URLSearchParams | null {
  const query = new URLSearchParams()
  let count = 0
  for (const [name, value] of new URLSearchParams(search)) {
    count += 1
    if (count > MAX_PARAMETERS || value.length > MAX_VALUE) return null
    if (!/^(?:c_)?[A-Za-z]{1,40}$/.test(name) || OURS.includes(name)) continue
    if (names && !names.includes(name) && !ALWAYS.includes(name)) continue
    if (name === 'refine' || !query.has(name)) query.append(name, name === 'q' ? value.trim().slice(0, 128) : value)
  }
  if (query.getAll('refine').length > MAX_REFINEMENTS) return null
  if ((query.get('ids')?.split(',').length ?? 0) > MAX_IDS) return null
  query.set('siteId', siteId)
  return query
}
