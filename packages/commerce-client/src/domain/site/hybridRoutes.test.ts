import { describe, expect, it } from 'vitest'
import { hybridRouteOf, hybridRoutes, sandboxHybridPath } from './hybridRoutes.js'

describe('hybridRoutes', () => {
  it('are 27 different routes', () => {
    expect(new Set(hybridRoutes).size).toBe(27)
    expect(hybridRoutes).toHaveLength(27)
  })

  it.each(hybridRoutes)('finds a path that ends in %s', (route) => {
    expect(hybridRouteOf(route)).toBe(route)
    expect(hybridRouteOf(`/ch/de${route}`)).toBe(route)
  })

  it.each(['/ch/de/mycart', '/cart/x', '/cart/', '/ch/de/cart.html', '/giftcards', '/', ''])(
    '%s is not a hybrid path',
    (path) => {
      expect(hybridRouteOf(path)).toBeNull()
    },
  )
})

it('sandboxHybridPath prefixes site and locale', () => {
  const place = { siteId: 'demo-master', localeAlias: 'ch/de' }
  expect(sandboxHybridPath('/checkout/login', place)).toBe('/s/demo-master/ch/de/checkout/login')
})
