import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { parseEnvironment } from '../../app/config/env.server.js'
import { createHost, type Host, type HostOptions } from '../createHost.js'
import { fakeApp } from './fakeApp.js'

export const HOST_NAME = 'www.vitrine.example'
export const ORIGIN = `https://${HOST_NAME}`

/** Environment of a storefront behind https, with overrides by the test. */
export function testEnvironment(overrides: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_ORIGIN: ORIGIN,
    SESSION_SECRET: 'a-secret-of-more-than-32-characters-for-tests',
    PURGE_SECRET: 'purge-secret-for-tests',
    METRICS_TOKEN: 'metrics-token-for-tests',
    COMMERCE_BASE_URL: 'http://127.0.0.1:9',
    CMS_BASE_URL: 'http://127.0.0.1:9',
    IMAGE_BASE_URL: 'http://127.0.0.1:9',
    ...overrides,
  }
}

/** Opens a host for one test and closes it afterwards. */
export async function openHost(
  environment: Readonly<Record<string, string>> = {},
  options: Partial<HostOptions> = {},
): Promise<Host> {
  const host = await createTestHost(environment, options)
  onTestFinished(() => host.server.close())
  return host
}

/** Opens one host for all tests of a `describe` that do not change its state. */
export function shareHost(environment: Readonly<Record<string, string>> = {}): () => Host {
  const shared: { host?: Host } = {}
  beforeAll(async () => {
    shared.host = await createTestHost({ RATE_LIMIT_SCALE: '1000', ...environment }, {})
  })
  afterAll(() => shared.host?.server.close())
  return () => {
    if (!shared.host) throw new Error('The shared host is not open yet. Call this inside a test.')
    return shared.host
  }
}

async function createTestHost(
  environment: Readonly<Record<string, string>>,
  options: Partial<HostOptions>,
): Promise<Host> {
  const host = await createHost({
    config: parseEnvironment(testEnvironment(environment)),
    createApp: fakeApp(),
    assets: {
      scripts: [],
      preloadScripts: [],
      templateScripts: {},
      templateStyles: { banners: [{ href: '/assets/banners-1.css', text: 'a{margin:0}' }] },
      criticalCss: 'p{margin:0}',
      stylesheets: [],
      fonts: {},
      messageIds: null,
    },
    buildId: 'test',
    clientDirectory: null,
    ...options,
  })
  await host.server.ready()
  return host
}

/** Headers of a request from our own page. */
export const OWN_PAGE = {
  host: HOST_NAME,
  origin: ORIGIN,
  'sec-fetch-site': 'same-origin',
  'x-requested-by': 'vitrine',
} as const
