import { describe, expect, it } from 'vitest'
import { matchesCall, matchesRoute, parseEndpoint } from './endpointPattern.js'

const BASKETS = '/checkout/shopper-baskets/v2/organizations/:organizationId/baskets'

describe('matchesCall', () => {
  it.each([
    ['POST /a/:id', 'POST', '/a/1', true],
    ['POST /a/{id}', 'POST', '/a/1', true],
    ['POST /a/:id', 'POST', '/api/a/1', true],
    ['POST /a/:id', 'GET', '/a/1', false],
    ['* /a/:id', 'GET', '/a/1', true],
    ['POST /a/:id', 'POST', '/a/1/items', false],
    ['POST /a/:id/*', 'POST', '/a/1/items', true],
    ['GET /a', 'GET', '/a/1/items', true],
    ['GET /a/', 'GET', '/a/1', true],
    ['GET /a', 'GET', '/ab', false],
    ['* /', 'DELETE', '/anything', true],
    [`POST ${BASKETS}`, 'POST', BASKETS.replace(':organizationId', 'f_ecom_zzvi_001'), true],
  ])('%s against %s %s is %s', (endpoint, method, path, expected) => {
    const pattern = parseEndpoint(endpoint)
    expect(pattern && matchesCall(pattern, method, path)).toBe(expected)
  })
})

describe('matchesCall with a route', () => {
  it.each([
    ['GET /a/:id', '/a/1', '/a/:id', true],
    ['GET /a/1', '/a/1', '/a/:id', true],
    ['GET /a/:id', '/a/all', '/a/all', false],
    ['GET /.rest/:kind/x', '/.rest/pages/x', '/.rest/*', true],
  ])('%s against %s of %s is %s', (endpoint, path, route, expected) => {
    const pattern = parseEndpoint(endpoint)
    expect(pattern && matchesCall(pattern, 'GET', path, route)).toBe(expected)
  })
})

describe('matchesRoute', () => {
  it.each([
    [`POST ${BASKETS}`, true],
    ['POST /checkout/', true],
    ['POST /checkout/shopper-baskets/v2/organizations/f_ecom_zzvi_001', true],
    ['* /', true],
    [`POST ${BASKETS}/:basketId`, false],
    [`GET ${BASKETS}`, false],
    ['POST /checkoot/', false],
  ])('%s can match the route: %s', (endpoint, expected) => {
    const pattern = parseEndpoint(endpoint)
    expect(pattern && matchesRoute(pattern, { method: 'POST', path: BASKETS })).toBe(expected)
  })

  it('finds paths below a wildcard route', () => {
    const pattern = parseEndpoint('GET /.rest/delivery/pages/v1/ch/home')
    expect(pattern && matchesRoute(pattern, { method: 'GET', path: '/.rest/delivery/pages/v1/*' })).toBe(true)
  })
})

describe('parseEndpoint', () => {
  it.each(['', 'GET', '/a', 'get /a', 'FETCH /a', 'GET a', 'GET  /a', 'GET /a b'])('refuses "%s"', (endpoint) => {
    expect(parseEndpoint(endpoint)).toBeNull()
  })
})
