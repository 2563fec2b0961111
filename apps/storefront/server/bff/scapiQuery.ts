const MAX_PARAMETERS = 30
const MAX_IDS = 24
const MAX_REFINEMENTS = 20
const MAX_VALUE = 2048
const ALWAYS = ['locale', 'currency']
/** Never a shopper's to say: whose they are and which site they are in. */
const OURS = ['siteId', 'clientId', 'organizationId', 'usid', 'customerGroups', 'c_customerGroups']

/**
 * Query of a platform call: known shapes only, and always our own site; null = too much of something.
 *
 * @param names that go on beside `locale` and `currency`; null = any of a plain form
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
