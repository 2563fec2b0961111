import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../../sandbox/src/seed/buildCatalogue.js'
import { hasForeignExtension, pageAddress } from './pageAddress.js'

describe('pageAddress', () => {
  it.each([
    ['drops tracking', '?utm_source=a&gclid=b', ''],
    ['keeps parameters that change a page, in a fixed order', '?q=ring&page=2&sort=price', '?sort=price&page=2&q=ring'],
    ['sorts refinements', '?refine=c_b%3D2&refine=c_a%3D1', '?refine=c_a%3D1&refine=c_b%3D2'],
    ['uses the first of two values', '?page=2&page=3', '?page=2'],
    ['trims a search text', `?q=${'x'.repeat(300)}`, `?q=${'x'.repeat(128)}`],
    ['ignores empty values', '?q=&sort=', ''],
    ['drops preview parameters', '?mgnlPreview=true&mgnlChannel=x', ''],
    ['survives broken encoding', '?q=%zz', '?q=%25zz'],
  ])('%s', (_case, search, expected) => {
    expect(pageAddress('/ch/de', search)?.query).toBe(expected)
  })

  it('keeps at most 20 refinements', () => {
    const search = `?${Array.from({ length: 30 }, (_, index) => `refine=c_a%3D${index}`).join('&')}`
    expect(pageAddress('/ch/de', search)?.query.match(/refine=/g)).toHaveLength(20)
  })

  it('keeps the dropped part for redirects', () => {
    expect(pageAddress('/ch/de', '?utm_source=a&page=2')?.dropped).toBe('utm_source=a')
  })

  it('normalises an encoded path', () => {
    expect(pageAddress('/ch/de/caf%c3%a9', '')?.path).toBe(pageAddress('/ch/de/caf%C3%A9', '')?.path)
  })

  it('refuses a value that is too long', () => {
    expect(pageAddress('/ch/de', `?sort=${'x'.repeat(2100)}`)).toBeNull()
  })
})

describe('hasForeignExtension', () => {
  it.each([
    ['/account/x.css', true],
    ['/cart/x.JS', true],
    ['/ch/de/a/2104-310-1.html', false],
    ['/ch/de/watches', false],
    ['/ch/de/v1.2/watches', false],
    ['/ch/de/product/50.10001.12.12.12', false],
    ['/product/50.10001.12.12.12', false],
    ['/halbrenn/uk/en/product/50.10001.12.12.12', false],
    ['/s/halbrenn-master/uk/en/product/50.10001.12.12.12', false],
    ['/ch/de/product/50.10001.12.12.12/', false],
    ['/ch/de/product/x.css', true],
    ['/ch/de/product/50.10001.12.12.12.css', true],
    ['/ch/de/product/50.10001.12.12.1x', true],
    ['/ch/de/account/product/50.10001.12.12.12', true],
    ['/ch/de/account/50.10001.12.12.12', true],
    ['/ch/de/account/s/x/product/50.10001.12.12.12', true],
    ['/account/50.10001.12.12.12', true],
    ['/ch/de/category/50.10001.12.12.12', true],
    ['/ch/de/wishlist.css', true],
  ])('%s → %s', (path, expected) => {
    expect(hasForeignExtension(path)).toBe(expected)
  })

  it('does not treat a product id of the catalogue as a file', () => {
    const { products } = buildCatalogue()
    expect(products.filter(({ id }) => hasForeignExtension(`/ch/de/product/${id}`)).map(({ id }) => id)).toEqual([])
    expect(products.filter(({ id }) => id.includes('.')).length).toBeGreaterThan(50)
  })
})
