import type { FastifyReply } from 'fastify'

interface PagePolicy {
  /** Origins to which a form may lead, besides the provider itself. */
  readonly formTargets?: readonly string[] | undefined
  /** Origins that may frame the page; default: none. */
  readonly framedBy?: readonly string[] | undefined
  readonly scripts?: "'self'" | undefined
  /** Nonce of the page's own style element. */
  readonly styleNonce?: string | undefined
}

/** Sets the headers of a page: never cached, indexed or referred to, and a closed content security policy. */
export function pageHeaders(reply: FastifyReply, policy: PagePolicy = {}): FastifyReply {
  const { formTargets = [], framedBy = ["'none'"], scripts, styleNonce } = policy
  const directives = [
    "default-src 'none'",
    `style-src 'self'${styleNonce === undefined ? '' : ` 'nonce-${styleNonce}'`}`,
    'img-src data:',
    ...(scripts ? [`script-src ${scripts}`, "connect-src 'self'"] : []),
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    `frame-ancestors ${framedBy.join(' ')}`,
    "base-uri 'none'",
    ...(scripts ? ["require-trusted-types-for 'script'"] : []),
  ]
  return reply
    .header('content-security-policy', directives.join('; '))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex, nofollow')
    .type('text/html; charset=utf-8')
}
