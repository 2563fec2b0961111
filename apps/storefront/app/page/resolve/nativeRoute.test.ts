import { hybridRoutes } from '@vitrine/commerce-client/domain/site/hybridRoutes'
import { describe, expect, it } from 'vitest'
import { nativeTitle } from '../../config/nativeRoutes.js'
import { nativeRouteOf } from './nativeRoute.js'

describe('nativeRouteOf', () => {
  it.each(hybridRoutes)('matches %s', (route) => {
    expect(nativeRouteOf(route)).toBe(route)
    expect(nativeTitle(route, 'de')).not.toBe('')
  })

  it.each([
    ['/registration', '/registration'],
    ['/wishlist', null],
    ['/checkout/confirmation/0001', '/checkout/confirmation/*'],
    ['/checkout/confirmation', null],
    ['/watches', null],
    ['/mycart', null],
  ])('maps %s to %s', (path, route) => {
    expect(nativeRouteOf(path)).toBe(route)
  })
})
