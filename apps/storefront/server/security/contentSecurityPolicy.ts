import { createHash } from 'node:crypto'

/** Hash of the empty string: lazily loaded components insert an empty `<style>` and fill it through CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Policy of responses that are not documents. */
export const INERT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Policy of an SVG opened as a document. */
export const SVG_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'"

/** Policy of a document with only text and one style element. */
export function plainPolicy(style: string): string {
  return `default-src 'none'; style-src ${sourceHash(style)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

/**
 * Policy of every HTML document: no inline scripts and no nonce, so all visitors get the same bytes and any cache may
 * share them.
 *
 * @param styles texts of the style elements that documents may contain
 * @param frameOrigins partner brands whose pages may be framed
 */
export function documentPolicy(
  styles: readonly string[],
  isHttps: boolean,
  frameOrigins: readonly string[] = [],
): string {
  const directives = [
    "default-src 'self'",
    "script-src 'self'",
    "script-src-attr 'none'",
    `style-src ${["'self'", ...styles.map(sourceHash), EMPTY_STYLE].join(' ')}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frameOrigins.join(' ') || "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-to csp',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}

/**
 * Policy of documents rendered for one shopper: the payment service may be framed, contacted and submitted to; partner
 * brands may not. Scripts cannot write HTML: Trusted Types are enforced.
 *
 * @param paymentOrigins origins of the payment service; empty = none
 * @param hasTrustedTypes false for a payment service whose script has no policy of its own (decision 0017)
 */
export function paymentPolicy(
  styles: readonly string[],
  isHttps: boolean,
  paymentOrigins: readonly string[] = [],
  hasTrustedTypes = true,
): string {
  const payment = paymentOrigins.map((origin) => ` ${origin}`).join('')
  return [
    ...documentPolicy(styles, isHttps, paymentOrigins)
      .split('; ')
      .map((directive) =>
        /^(?:connect-src|form-action|img-src) /.test(directive) ? `${directive}${payment}` : directive,
      ),
    ...(hasTrustedTypes ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
  ].join('; ')
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
