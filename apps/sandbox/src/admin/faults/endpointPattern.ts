/** The calls that a fault applies to. */
export interface EndpointPattern {
  /** Upper case; `*` = every method. */
  readonly method: string
  readonly segments: readonly string[]
  /** Whether the pattern includes everything below the path. */
  readonly isPrefix: boolean
}

/** A route as registered with Fastify. */
export interface RouteAddress {
  readonly method: string
  readonly path: string
}

const ENDPOINT = /^(\*|GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) (\/\S*)$/
const SECOND_MOUNT = '/api/'

/**
 * Parses `METHOD path`. A path with parameters (`:id` or `{id}`) is a whole route; one without, or with a trailing `*`,
 * is a prefix.
 * @returns `null` if malformed
 */
export function parseEndpoint(endpoint: string): EndpointPattern | null {
  const [, method, path] = ENDPOINT.exec(endpoint) ?? []
  if (method === undefined || path === undefined) return null
  const segments = segmentsOf(path)
  const isOpen = segments.at(-1) === '*'
  return {
    method,
    segments: isOpen ? segments.slice(0, -1) : segments,
    isPrefix: isOpen || !segments.some(isParameter),
  }
}

/**
 * Whether a call matches a pattern; commerce paths match both at the root and below `/api`.
 * @param route template of the call's route: a parameter of the pattern does not match a fixed segment
 */
export function matchesCall(pattern: EndpointPattern, method: string, path: string, route = ''): boolean {
  if (pattern.method !== '*' && pattern.method !== method) return false
  const given = segmentsOf(path)
  const template = segmentsOf(route)
  if (given.length < pattern.segments.length) return false
  if (!pattern.isPrefix && given.length > pattern.segments.length) return false
  return pattern.segments.every((segment, index) =>
    isParameter(segment) ? template[index] !== given[index] : segment === given[index],
  )
}

/** Whether any call of a route can match a pattern. */
export function matchesRoute(pattern: EndpointPattern, route: RouteAddress): boolean {
  if (pattern.method !== '*' && pattern.method !== route.method) return false
  const segments = segmentsOf(route.path)
  for (const [index, segment] of pattern.segments.entries()) {
    const other = segments[index]
    if (other === '*') return true
    if (other === undefined) return false
    if (segment !== other && !isParameter(segment) && !isParameter(other)) return false
  }
  return pattern.isPrefix || segments.length === pattern.segments.length
}

function segmentsOf(path: string): readonly string[] {
  const own = path.startsWith(SECOND_MOUNT) ? path.slice(SECOND_MOUNT.length - 1) : path
  return own.split('/').filter((segment) => segment !== '')
}

function isParameter(segment: string): boolean {
  return segment.startsWith(':') || (segment.startsWith('{') && segment.endsWith('}'))
}
