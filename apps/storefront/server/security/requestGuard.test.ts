import { describe, expect, it } from 'vitest'
import { hasBearer } from './hasBearer.js'
import { createRequestGuard } from './requestGuard.js'

const guard = createRequestGuard({
  allowedHosts: ['shop.example', 'www.shop.example'],
  publicOrigin: 'https://shop.example',
  machinePaths: ['/apis/purge'],
  anyHostPaths: ['/healthz'],
})
const host = 'shop.example'
const sameOrigin = { 'sec-fetch-site': 'same-origin' }

describe('request guard', () => {
  it.each([
    ['GET', '/ch/de', { host }, 'pass'],
    ['HEAD', '/ch/de', { host }, 'pass'],
    ['GET', '/ch/de', { host: 'WWW.Shop.Example' }, 'pass'],
    ['GET', '/ch/de', { host: 'evil.example' }, 'unknownHost'],
    ['GET', '/ch/de', {}, 'unknownHost'],
    ['GET', '/healthz', { host: '10.0.0.7:3000' }, 'pass'],
    ['GET', '/healthz/x', { host: '10.0.0.7:3000' }, 'unknownHost'],
    ['OPTIONS', '/ch/de', { host, ...sameOrigin }, 'unknownMethod'],
    ['TRACE', '/apis/purge', { host, ...sameOrigin }, 'unknownMethod'],
    ['POST', '/apis/purge', { host }, 'pass'],
    ['POST', '/apis/purge/x', { host }, 'foreignOrigin'],
    ['POST', '/apis/session', { host }, 'foreignOrigin'],
    ['POST', '/apis/session', { host, ...sameOrigin }, 'pass'],
    ['PUT', '/apis/session', { host, ...sameOrigin }, 'pass'],
    ['PATCH', '/apis/session', { host, ...sameOrigin }, 'pass'],
    ['DELETE', '/apis/session', { host, ...sameOrigin }, 'pass'],
    ['POST', '/apis/session', { host, origin: 'https://shop.example' }, 'pass'],
    ['POST', '/apis/session', { host, origin: 'https://www.shop.example', ...sameOrigin }, 'pass'],
    ['POST', '/apis/session', { host, origin: 'http://shop.example' }, 'foreignOrigin'],
    ['POST', '/apis/session', { host, origin: 'https://evil.example', ...sameOrigin }, 'foreignOrigin'],
    ['POST', '/apis/session', { host, origin: 'https://shop.example', 'sec-fetch-site': 'same-site' }, 'foreignOrigin'],
    ['POST', '/apis/session', { host, 'sec-fetch-site': 'none' }, 'foreignOrigin'],
  ] as const)('%s %s with %j → %s', (method, path, headers, verdict) => {
    expect(guard(method, path, headers)).toBe(verdict)
  })
})

describe('hasBearer', () => {
  it.each([
    ['Bearer secret', true],
    ['Bearer secreT', false],
    ['Bearer secret ', false],
    ['bearer secret', false],
    ['secret', false],
    ['Bearer ', false],
    [undefined, false],
  ])('%j → %s', (authorization, expected) => {
    expect(hasBearer({ headers: { authorization } }, 'secret')).toBe(expected)
  })
})
