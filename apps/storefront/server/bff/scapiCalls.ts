import { basketCalls } from './calls/basketCalls.js'
import type { CallEntry } from './calls/callEntry.js'
import { catalogueCalls } from './calls/catalogueCalls.js'
import { contactCalls } from './calls/contactCalls.js'
import { customerCalls } from './calls/customerCalls.js'
import { ID_PATTERN } from './calls/fields.js'
import { orderCalls } from './calls/orderCalls.js'

/**
 * Every platform call that the browser may make. Anything else is 404. Login, registration, customer groups, shopper
 * context and site preferences belong to the server and must not be listed.
 */
export const scapiCalls: readonly CallEntry[] = [
  ...catalogueCalls,
  ...basketCalls,
  ...orderCalls,
  ...customerCalls,
  ...contactCalls,
]

/** User-chosen names in a URL: letters of any script, digits, spaces and a few marks, percent-encoded. */
const NAME_PATTERN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]{0,99}$/u

/** An allowed call with its parameters. */
export interface ScapiCall {
  readonly entry: CallEntry
  /** Path after the base address, built from validated parts. */
  readonly path: string
  readonly ids: Readonly<Record<string, string>>
}

/** Finds the allowed call for a method and a raw path below `/apis/scapi/`; null = not allowed. */
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

/** Body reduced to the allowed fields; null = invalid, undefined = the call has no body. */
export function readScapiBody(entry: CallEntry, body: unknown): object | null | undefined {
  if (entry.body === null) return isNothing(body) ? undefined : null
  const parsed = entry.body.safeParse(body ?? {})
  return parsed.success ? parsed.data : null
}

/** Clients send `{}` for calls without a body. */
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

/** Accepts only the encoding that we would produce ourselves, so that every parser reads the same name. */
function isName(segment: string): boolean {
  try {
    const name = decodeURIComponent(segment)
    return NAME_PATTERN.test(name) && encodeURIComponent(name) === segment
  } catch {
    return false
  }
}
