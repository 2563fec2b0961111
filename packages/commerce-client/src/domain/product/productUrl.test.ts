import { expect, it } from 'vitest'
import { productIdFromUrl } from './productIdFromUrl.js'
import { productUrl } from './productUrl.js'

it.each([
  [{ id: '2104-310-1', c_urlPath: '/aurelune/meridian-40' }, 'ch/de', '/ch/de/aurelune/meridian-40/2104-310-1.html'],
  [{ id: '2104-310-1', c_urlPath: '/aurelune/meridian-40' }, undefined, '/aurelune/meridian-40/2104-310-1.html'],
  [{ id: '2104-310-1' }, 'uk/en', '/uk/en/product/2104-310-1'],
  [{ id: 'a/b' }, undefined, '/product/a%2Fb'],
])('the URL of %j in %s is %s', (product, alias, url) => {
  expect(productUrl(product, alias)).toBe(url)
})

it('the product id can be read back from the URL', () => {
  expect(productIdFromUrl(productUrl({ id: '12.34567.12.12.12', c_urlPath: '/x' }, 'ch/de'))).toBe('12.34567.12.12.12')
})
