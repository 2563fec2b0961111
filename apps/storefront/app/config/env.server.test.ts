import { describe, expect, it } from 'vitest'
import { EnvironmentError, parseEnvironment } from './env.server.js'

const upstreams = {
  COMMERCE_BASE_URL: 'http://127.0.0.1:4010/',
  CMS_BASE_URL: 'http://127.0.0.1:4010',
  IMAGE_BASE_URL: 'http://127.0.0.1:4010',
}

function faultOf(environment: Record<string, string>): string {
  try {
    parseEnvironment(environment)
    return 'none'
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
    throw error
  }
}

describe('environment', () => {
  it('requires only the back-end URLs when running on loopback', () => {
    const config = parseEnvironment(upstreams)
    expect(config).toMatchObject({
      mode: 'production',
      listen: { host: '127.0.0.1', port: 3000 },
      publicOrigin: 'http://localhost:3000',
      allowedHosts: ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'],
      commerce: { baseUrl: 'http://127.0.0.1:4010', siteId: 'halbrenn-master', clientSecret: null },
      stopDelayMs: 0,
      hybridOrigin: null,
      einstein: null,
      pageAnalyticsBaseUrl: null,
    })
  })

  it('trusts the load balancer when the public origin is https', () => {
    const secrets = { PUBLIC_ORIGIN: 'https://www.vitrine.example', SESSION_SECRET: 'x'.repeat(32) }
    expect(parseEnvironment({ ...upstreams, ...secrets }).stopDelayMs).toBe(5000)
  })

  it('parses the lists of hybrid operation', () => {
    const { hybridOrigin, hybrid, isTokenSyncOn } = parseEnvironment({
      ...upstreams,
      HYBRID_ORIGIN: 'https://legacy.example',
      HYBRID_ASSET_PREFIXES: '/on/demandware.static/, /fonts/',
      HYBRID_REDIRECT_ORIGINS: 'https://pay.example',
      SANDBOX_HOST_PATTERN: '*.sandbox.example',
      TOKEN_SYNC: 'true',
    })
    expect(hybridOrigin).toBe('https://legacy.example')
    expect(isTokenSyncOn).toBe(true)
    expect(hybrid).toEqual({
      assetPrefixes: ['/on/demandware.static/', '/fonts/'],
      cookies: ['dwsid', 'dwanonymous_*', 'cqcid', 'cquid', 'sid'],
      redirectOrigins: ['https://pay.example'],
      sandboxHost: '*.sandbox.example',
    })
  })

  it('enables recommendations with three variables and defaults to the test instance', () => {
    const einstein = {
      EINSTEIN_BASE_URL: 'http://127.0.0.1:4010/',
      EINSTEIN_CLIENT_ID: 'id',
      EINSTEIN_SITE: 'aaaa-MainSite',
    }
    expect(parseEnvironment({ ...upstreams, ...einstein }).einstein).toEqual({
      baseUrl: 'http://127.0.0.1:4010',
      clientId: 'id',
      site: 'aaaa-MainSite',
      instanceType: 'sbx',
    })
    for (const name of Object.keys(einstein))
      expect(faultOf({ ...upstreams, ...einstein, [name]: '' })).toContain('belong together')
  })

  it.each(['COMMERCE_BASE_URL', 'CMS_BASE_URL', 'IMAGE_BASE_URL'])('names %s when it is missing', (name) => {
    const fault = faultOf({ ...upstreams, [name]: '' })
    expect(fault).toContain(`${name} is not set. Give the address of the back end`)
    expect(fault.match(/^ {2}- /gm)).toHaveLength(1)
  })

  it('reports all faults at once', () => {
    expect(faultOf({}).match(/^ {2}- /gm)).toHaveLength(3)
  })

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_ORIGIN', 'https://www.vitrine.example/shop'],
    ['COMMERCE_BASE_URL', 'ftp://x'],
    ['IMAGE_CLOUD_NAME', '../x'],
    ['SESSION_SECRET', 'short'],
    ['PURGE_SECRET', 'short'],
    ['METRICS_TOKEN', 'short'],
    ['UPSTREAM_RETRIES', 'yes'],
    ['PAGE_COMPRESSION', 'cdn'],
    ['NODE_ENV', 'staging'],
    ['HYBRID_ORIGIN', 'https://legacy.example/on'],
    ['HYBRID_ASSET_PREFIXES', 'static'],
    ['HYBRID_ASSET_PREFIXES', '/'],
    ['HYBRID_ASSET_PREFIXES', '/on/,/a/../b/'],
    ['HYBRID_COOKIES', '*'],
    ['HYBRID_COOKIES', 'a=b'],
    ['HYBRID_REDIRECT_ORIGINS', 'https://pay.example,https://pay.example/start'],
    ['LEGACY_ORIGIN', 'legacy.example'],
    ['SANDBOX_HOST_PATTERN', '*'],
    ['SANDBOX_HOST_PATTERN', 'https://a.example'],
    ['TOKEN_SYNC', 'yes'],
    ['EINSTEIN_SITE', 'MainSite'],
    ['EINSTEIN_INSTANCE_TYPE', 'dev'],
    ['PAGE_ANALYTICS_BASE_URL', 'legacy.example'],
  ])('names %s when it is "%s"', (name, value) => {
    expect(faultOf({ ...upstreams, [name]: value })).toContain(`- ${name} `)
  })

  it.each([
    ['PUBLIC_ORIGIN', { HOST: '0.0.0.0' }],
    ['SESSION_SECRET', { PUBLIC_ORIGIN: 'https://www.vitrine.example' }],
  ])('requires %s when the public origin is not loopback', (name, environment) => {
    expect(faultOf({ ...upstreams, ...environment })).toContain(`${name} is not set.`)
  })

  it('never prints a value', () => {
    const fault = faultOf({ ...upstreams, PURGE_SECRET: 'hush', SESSION_SECRET: 'quiet' })
    expect(fault).not.toMatch(/hush|quiet/)
  })

  it.each([
    [{}, null],
    [
      { MAIL_OUTBOX_URL: 'http://127.0.0.1:4010/sandbox/mails' },
      {
        kind: 'outbox',
        url: 'http://127.0.0.1:4010/sandbox/mails',
        from: 'Halbrenn <service@halbrenn.example>',
      },
    ],
    [
      {
        SMTP_URL: 'smtps://u:p@mail.example:465',
        MAIL_OUTBOX_URL: 'http://a.example',
        MAIL_FROM: 'Shop <a@b.example>',
      },
      { kind: 'smtp', url: 'smtps://u:p@mail.example:465', from: 'Shop <a@b.example>' },
    ],
  ])('reads the mail service of %j', (given, mail) => {
    expect(parseEnvironment({ ...upstreams, ...given }).mail).toEqual(mail)
  })

  it.each([
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'Shop <a@b.example>, c@d.example'],
    ['MAIL_FROM', 'Shop\r\nBcc: c@d.example <a@b.example>'],
    ['MAIL_FROM', 'Shop'],
  ])('refuses %s = %j', (name, value) => {
    expect(faultOf({ ...upstreams, [name]: value })).toContain(name)
  })
})
