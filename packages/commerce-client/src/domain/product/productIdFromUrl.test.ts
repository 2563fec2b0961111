import { describe, expect, it } from 'vitest'
import { growthOf } from '../../../test/growthOf.js'
import { productIdFromUrl, productIdOfPage } from './productIdFromUrl.js'

describe('productIdFromUrl', () => {
  it.each([
    ['/ch/de/aurelune/meridian-40/2104-310-1.html', '2104-310-1'],
    ['/12.34567.12.12.12.html', '12.34567.12.12.12'],
    ['https://vitrine.example/uk/en/x/12.34567.12.12.12.html?a=b#c', '12.34567.12.12.12'],
    ['/a/2104-310-1.html?back=/b/9999-999-9.html', '2104-310-1'],
    ['/a/2104-310-1', null],
    ['/a/2104-310-1.html/', null],
    ['/a/2104-310-1.htm', null],
    ['2104-310-1.html', null],
    ['/a/x2104-310-1.html', null],
    ['/a/2104-310-12.html', null],
    ['/a/12.34567.12.12.html', null],
    ['/a/12x34567x12x12x12.html', null],
    ['/a/meridian.html', null],
    ['/a/.html', null],
    ['', null],
  ])('%s → %s', (url, id) => {
    expect(productIdFromUrl(url)).toBe(id)
  })

  it('runs in linear time on hostile input', () => {
    expect(productIdFromUrl(`/${'1'.repeat(500_000)}.html`)).toBeNull()
    expect(growthOf((size) => productIdFromUrl(`/${'1'.repeat(size)}.html`), 60_000)).toBeLessThan(24)
  })
})

describe('productIdOfPage', () => {
  it.each([
    [{ productId: '9999-999-9' }, '9999-999-9'],
    [{ productId: '' }, '2104-310-1'],
    [{ productId: 5 }, '2104-310-1'],
    [{}, '2104-310-1'],
    [null, '2104-310-1'],
    ['9999-999-9', '2104-310-1'],
  ])('with the navigation state %j returns %s', (state, id) => {
    expect(productIdOfPage({ url: '/a/2104-310-1.html', state })).toBe(id)
  })
})
