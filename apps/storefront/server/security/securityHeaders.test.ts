import { describe, expect, it } from 'vitest'
import { documentPolicy, INERT_POLICY, plainPolicy, SVG_POLICY } from './contentSecurityPolicy.js'
import { createSecurityHeaders } from './securityHeaders.js'

// printf 'p{margin:0}' | openssl dgst -sha256 -binary | base64
const STYLE = 'p{margin:0}'
const STYLE_HASH = "'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='"
const EMPTY_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const OPTIONS = { styles: [STYLE], isHttps: true, isIndexable: true, hasPolicy: true }
/** Directives of a policy with their values; '' = it has none. */
function parsed(policy: string | undefined): Readonly<Record<string, string>> {
  const directives = (policy ?? '').split('; ').map((directive) => directive.split(/ (.*)/s, 2))
  return Object.fromEntries(directives.map(([name = '', value = '']) => [name, value]))
}

describe('content security policy', () => {
  it('of a document allows our own origin only, and no framing', () => {
    expect(parsed(documentPolicy([STYLE], true))).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'script-src-attr': "'none'",
      'style-src': `'self' ${STYLE_HASH} ${EMPTY_HASH}`,
      'img-src': "'self' data:",
      'media-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'none'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'report-to': 'csp',
      'upgrade-insecure-requests': '',
    })
  })

  it('allows frames of the partner brands', () => {
    const origins = ['https://a.example', 'https://b.example']
    expect(parsed(documentPolicy([], true, origins))['frame-src']).toBe('https://a.example https://b.example')
  })

  it('requests no upgrade over http', () => {
    expect(Object.keys(parsed(documentPolicy([], false)))).not.toContain('upgrade-insecure-requests')
  })

  it('of other responses allows nothing', () => {
    const closed = { 'default-src': "'none'", 'frame-ancestors': "'none'" }
    expect(parsed(INERT_POLICY)).toEqual({ ...closed, 'base-uri': "'none'", 'form-action': "'none'" })
    expect(parsed(SVG_POLICY)).toEqual({ ...closed, sandbox: '' })
  })

  it('of a text document allows its own style and pictures', () => {
    expect(parsed(plainPolicy(STYLE))).toEqual({
      ...parsed(INERT_POLICY),
      'style-src': STYLE_HASH,
      'img-src': "'self'",
    })
  })
})

describe('security headers', () => {
  const headers = createSecurityHeaders(OPTIONS)

  it('restrict the browser features of a document', () => {
    expect(headers.document['permissions-policy']?.split(', ').toSorted()).toEqual([
      'accelerometer=()',
      'autoplay=(self)',
      'browsing-topics=()',
      'camera=()',
      'display-capture=()',
      'fullscreen=(self)',
      'geolocation=(self)',
      'gyroscope=()',
      'magnetometer=()',
      'microphone=()',
      'midi=()',
      'payment=(self)',
      'usb=()',
    ])
  })

  it.each([
    ['text/html; charset=utf-8', parsed(documentPolicy([STYLE], true)), undefined],
    ['application/json; charset=utf-8', parsed(INERT_POLICY), 'noindex, nofollow'],
    ['image/svg+xml', parsed(SVG_POLICY), undefined],
    ['text/plain', parsed(INERT_POLICY), undefined],
    ['application/xml', parsed(INERT_POLICY), undefined],
    [undefined, parsed(INERT_POLICY), undefined],
  ])('give %s its policy, and exclude data from search engines', (contentType, policy, robots) => {
    const found = headers.forContentType(contentType)
    expect(parsed(found['content-security-policy'])).toEqual(policy)
    expect(found['x-robots-tag']).toBe(robots)
    expect(found).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' })
  })

  it.each([
    'image/webp',
    'font/woff2',
    'video/mp4',
    'audio/mpeg',
    'text/css; charset=utf-8',
    'text/javascript',
    'text/vtt',
    'application/javascript',
  ])('give the subresource %s no headers that only pages need', (contentType) => {
    expect(headers.forContentType(contentType)).toEqual({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    })
  })

  it('forbid framing of a PDF, and give it no policy', () => {
    expect(headers.forContentType('application/pdf')).toEqual({
      ...headers.forContentType('image/webp'),
      'x-frame-options': 'DENY',
    })
  })

  it.each(['text/html', 'application/json', 'image/svg+xml', 'application/pdf', 'image/webp', 'text/plain'])(
    'exclude %s from search engines on a non-public host',
    (contentType) => {
      const closed = createSecurityHeaders({ ...OPTIONS, isIndexable: false })
      expect(closed.forContentType(contentType)['x-robots-tag']).toBe('noindex, nofollow')
    },
  )

  it.each(['text/html', 'application/json', 'image/webp'])('set no HSTS for %s over http', (type) => {
    const plain = createSecurityHeaders({ ...OPTIONS, isHttps: false })
    expect(Object.keys(plain.forContentType(type))).not.toContain('strict-transport-security')
    expect(headers.forContentType(type)['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  })

  it('omit the document policy where styles are injected', () => {
    const open = createSecurityHeaders({ ...OPTIONS, hasPolicy: false })
    expect(Object.keys(open.document)).not.toContain('content-security-policy')
    expect(open.svg['content-security-policy']).toBe(SVG_POLICY)
    expect(open.other['content-security-policy']).toBe(INERT_POLICY)
  })
})
