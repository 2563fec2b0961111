import { documentPolicy, INERT_POLICY, paymentPolicy, SVG_POLICY } from './contentSecurityPolicy.js'

const TRANSPORT = 'max-age=63072000; includeSubDomains'
/** For content types without a robots meta tag. */
const NO_INDEX = { 'x-robots-tag': 'noindex, nofollow' } as const

/**
 * Subresources: images, styles, scripts, fonts and videos, which no browser shows as a document that could load or run
 * more.
 */
const PAGE_PART = /^(?:image\/(?!svg)|font\/|video\/|audio\/|text\/(?:css|javascript|vtt)|application\/javascript)/

/** Headers of every response that a browser may display as a document. */
function commonHeaders(isHttps: boolean) {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'geolocation=(self), fullscreen=(self), autoplay=(self), payment=(self), camera=(), microphone=(), usb=(), accelerometer=(), gyroscope=(), magnetometer=(), midi=(), display-capture=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'origin-agent-cluster': '?1',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    'reporting-endpoints': 'csp="/apis/csp-report"',
    ...(isHttps && { 'strict-transport-security': TRANSPORT }),
  }
}

/** Security headers by kind of response. */
export interface SecurityHeaders {
  readonly document: Readonly<Record<string, string>>
  /** Headers of documents rendered for one shopper, where payment data may be entered. */
  readonly personal: Readonly<Record<string, string>>
  readonly svg: Readonly<Record<string, string>>
  readonly other: Readonly<Record<string, string>>
  /** Headers for a content type. */
  forContentType(contentType: string | undefined): Readonly<Record<string, string>>
}

/** @param options.hasPolicy false in development, where the development server injects styles */
export function createSecurityHeaders(options: {
  /** Texts of the style elements that documents may contain. */
  readonly styles: readonly string[]
  readonly isHttps: boolean
  /** False keeps search engines away from all content. */
  readonly isIndexable: boolean
  readonly hasPolicy: boolean
  readonly frameOrigins?: readonly string[] | undefined
  /** Origins of the payment service: frames, connections, images and form targets of personal documents only. */
  readonly paymentOrigins?: readonly string[] | undefined
  /** False for a payment service whose script has no Trusted Types policy. */
  readonly hasTrustedTypes?: boolean | undefined
}): SecurityHeaders {
  const closed = options.isIndexable ? {} : NO_INDEX
  const common = { ...commonHeaders(options.isHttps), ...closed }
  const document = options.hasPolicy
    ? {
        ...common,
        'content-security-policy': documentPolicy(options.styles, options.isHttps, options.frameOrigins),
      }
    : common
  const personal = options.hasPolicy
    ? {
        ...document,
        'content-security-policy': paymentPolicy(
          options.styles,
          options.isHttps,
          options.paymentOrigins,
          options.hasTrustedTypes,
        ),
        'referrer-policy': 'same-origin',
      }
    : common
  const svg = { ...common, 'content-security-policy': SVG_POLICY }
  const json = { ...common, ...NO_INDEX, 'content-security-policy': INERT_POLICY }
  const part = {
    'x-content-type-options': common['x-content-type-options'],
    'cross-origin-resource-policy': common['cross-origin-resource-policy'],
    ...(options.isHttps && { 'strict-transport-security': TRANSPORT }),
    ...closed,
  }
  // Sends no policy: the browser's own PDF viewer would not run under it.
  const pdf = { ...part, 'x-frame-options': common['x-frame-options'] }
  const other = { ...common, 'content-security-policy': INERT_POLICY }
  return {
    document,
    personal,
    svg,
    other,
    forContentType(contentType) {
      if (contentType?.startsWith('text/html')) return document
      if (contentType?.startsWith('application/json')) return json
      if (contentType?.startsWith('image/svg')) return svg
      if (contentType?.startsWith('application/pdf')) return pdf
      return PAGE_PART.test(contentType ?? '') ? part : other
    },
  }
}
