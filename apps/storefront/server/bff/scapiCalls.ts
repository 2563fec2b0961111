import { basketCalls } from './calls/basketCalls.js'
import type { CallEntry } from './calls/callEntry.js'
import { catalogueCalls } from './calls/catalogueCalls.js'
import { contactCalls } from './calls/contactCalls.js'
import { customerCalls } from './calls/customerCalls.js'
import { ID_PATTERN } from './calls/fields.js'
import { orderCalls } from './calls/orderCalls.js'

/**
 * Every platform call that the browser may make. Anything else is 404. Login, registration, customer groups, shopper
 * context and site preferences are the server's own and never among them.
 */
export const scapiCalls: readonly CallEntry[] = [
  ...catalogueCalls,
  ...basketCalls,
  ...orderCalls,
  ...customerCalls,
  ...contactCalls,
]

/** Names that shoppers choose: letters of any script, digits, spaces and a few marks, as they stand in an address. */
const NAME_PATTERN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]{0,99}$/u

/** An allowed call with its parameters. */
export interface ScapiCall {
  readonly entry: CallEntry
  /** Path after the base address, put together from checked parts. */
  readonly path: string
  readonly ids: Readonly<Record<string, string>>
}

/** Finds the allowed call of a method and a raw path below `/apis/scapi/`; null = not allowed. */
export function findScapiCall(method: string, path: string, organizationId: string): ScapiCall | null {
  const segments = path.split('/')
  const [family, api, version, organizations, organization, ...rest] = segments
  if (organizations !== 'organizations' || organization !== organizationId) return null
  for (const entry of scapiCalls) {
    if (entry.method !== method || entry.api !== `${family}/${api}/${version}`) continue
    const ids = matchTemplate(entry.path.split('/'), rest)
    if (ids) return { entry, ids, path: `/${segments.join('/')}` }
  }
  return null
}

/** Body with the named fields only; null = not acceptable, undefined = the call has none. */
export function readScapiBody(entry: CallEntry, body: unknown): object | null | undefined {
  if (entry.body === null) return isNothing(body) ? undefined : null
  const parsed = entry.body.safeParse(body ?? {})
  return parsed.success ? parsed.data : null
}

/** `{}` is what clients send where nothing is to be said. */
function isNothing(body: unknown): boolean {
  if (body === undefined || body === null) return true
  return typeof body === 'object' && !Array.isArray(body) && Object.keys(body).length === 0
}

function matchTemplate(template: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (template.length !== segments.length) return null
  const ids: Record<string, string> = {}
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? ''
    if (!part.startsWith('{')) {
      if (part !== segment) return null
    } else if (part === '{addressName}' ? isName(segment) : ID_PATTERN.test(segment)) ids[part.slice(1, -1)] = segment
    else return null
  }
  return ids
}

/** Encoded exactly as we would encode it, so that no reader can take it for anything else. */
function isName(segment: string): boolean {
  try {
    const name = decodeURIComponent(segment)
    return NAME_PATTERN.test(name) && encodeURIComponent(name) === segment
  } catch {
    return false
  }
}
