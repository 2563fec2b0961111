import type { LightMyRequestResponse } from 'fastify'
import { KNOWN_SLUGS } from './knownSlugs.js'
import type { Service } from './commerceRoutes.js'

const SLUG = /^https:\/\/api\.commercecloud\.salesforce\.com\/documentation\/error\/v1\/errors\/([a-z-]+)$/
/** Internal details of the process that must not leak. */
const LEAK =
  /node:internal|node_modules|\.[jt]s:\d|sqlite|TypeError|RangeError|SyntaxError|Cannot read|is not a function|is not iterable|\[object |FST_ERR/i

/** Faults in a response to hostile input; empty = none. */
export function judge(answer: LightMyRequestResponse, service: Service): readonly string[] {
  const { statusCode, payload } = answer
  if (statusCode < 400) return []
  const faults: string[] = []
  if (statusCode >= 500) faults.push(`status ${statusCode}`)
  if (LEAK.test(payload)) faults.push(`leaks ${payload.slice(0, 200)}`)
  if (service === 'beacon') return faults
  const document = parse(payload)
  if (document === null) return [...faults, `no JSON: ${payload.slice(0, 100)}`]
  return [...faults, ...judgeDocument(document, service, answer)]
}

function judgeDocument(
  document: Readonly<Record<string, unknown>>,
  service: Service,
  answer: LightMyRequestResponse,
): readonly string[] {
  if (service === 'slas') return missing(document, ['error', 'error_description', 'message'])
  return service === 'einstein' ? missing(document, ['message']) : judgeProblem(document, answer)
}

function judgeProblem(document: Readonly<Record<string, unknown>>, { headers }: LightMyRequestResponse) {
  const faults: string[] = []
  const mediaType = String(headers['content-type'])
  if (!/^application\/(?:problem\+)?json/.test(mediaType)) faults.push(`media type ${mediaType}`)
  const [, slug = ''] = SLUG.exec(String(document['type'])) ?? []
  if (!KNOWN_SLUGS.has(slug)) faults.push(`type ${String(document['type'])}`)
  return [...faults, ...missing(document, ['title', 'detail'])]
}

function missing(document: Readonly<Record<string, unknown>>, keys: readonly string[]): readonly string[] {
  return keys.flatMap((key) => (typeof document[key] === 'string' ? [] : [`no ${key}`]))
}

function parse(payload: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(payload)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
