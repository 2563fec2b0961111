import { serviceError } from '../../serviceError.js'
import type { FaultRule } from './faultRule.js'

/** A response that replaces the real one. */
export interface FaultAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const DEFAULT_RETRY_MS = 5000

const LOGIN_PAGE = `<!doctype html>
<html lang="en"><head><title>Sign in</title></head>
<body><h1>Sign in</h1><form method="post" action="/login"><input name="user"><input name="password" type="password">
<button>Sign in</button></form></body></html>
`

/**
 * Response of a fault that replaces the real one, in the format of the called service; `null` for a fault that
 * corrupts, delays or aborts.
 */
export function refusalOf(rule: FaultRule, path: string): FaultAnswer | null {
  switch (rule.kind) {
    case 'status':
      return statusAnswer(rule, path)
    case 'rate-limit':
      return answer(path, 429, 'too-many-requests', 'The rate limit of this client is exceeded.', rateLimit(rule))
    case 'expired-token':
      return answer(
        path,
        401,
        'unauthorized',
        'Your access token is invalid or expired and can’t be used to identify a user.',
      )
    case 'maintenance':
      return answer(path, 503, 'service-unavailable', 'The site is under maintenance.', { sfdc_maintenance: 'site' })
    case 'load':
      if (rule.status === 200) return null
      return answer(path, 503, 'service-unavailable', 'The system is under heavy load.', LOAD_THROTTLE)
    case 'wrong-type':
      if (rule.as !== 'html') return null
      return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: LOGIN_PAGE }
    default:
      return null
  }
}

const LOAD_THROTTLE = { sfdc_load: '95', sfdc_load_status: 'THROTTLE' }

/** Headers of a successful call under high load. */
export const LOAD_WARNING = { sfdc_load: '82', sfdc_load_status: 'WARN' }

const SLUGS: Readonly<Record<number, string>> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  429: 'too-many-requests',
  500: 'internal-server-error',
  502: 'bad-gateway',
  503: 'service-unavailable',
  504: 'gateway-timeout',
}

function statusAnswer({ status = 500, body }: FaultRule, path: string): FaultAnswer {
  const made = answer(path, status, SLUGS[status] ?? 'error', `A fault of the sandbox: status ${status}.`)
  return body === undefined ? made : { ...made, body: JSON.stringify(body) }
}

function rateLimit({ ms = DEFAULT_RETRY_MS }: FaultRule): Readonly<Record<string, string>> {
  const seconds = String(Math.ceil(ms / 1000))
  const headers: Record<string, string> = { 'retry-after': seconds }
  for (const name of ['X-RateLimit', 'X-RateLimit-1M', 'X-RateLimit-5M']) {
    headers[`${name}-Limit`] = '100'
    headers[`${name}-Remaining`] = '0'
    headers[`${name}-Reset`] = seconds
  }
  return headers
}

function answer(
  path: string,
  status: number,
  slug: string,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): FaultAnswer {
  const { mediaType, body } = serviceError(path, status, slug, detail)
  return { status, headers: { ...headers, 'content-type': mediaType }, body: JSON.stringify(body) }
}
