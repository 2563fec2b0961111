import { describe, expect, it } from 'vitest'
import { productBrand, productName } from './productName.js'

describe('productName', () => {
  it.each([
    [{ name: 'Meridian Certified Pre-Owned', c_productType: 'cpo' }, 'Meridian'],
    [{ name: 'Meridian Certified Pre-Owned', c_productType: 'newCpo' }, 'Meridian'],
    [{ name: 'Meridian Certified Pre-Owned', c_productType: 'partnerCpo' }, 'Meridian'],
    [{ name: 'Meridian Certified Pre-Owned', c_productType: 'watch' }, 'Meridian Certified Pre-Owned'],
    [{ name: 'Certified Pre-Owned Meridian', c_productType: 'cpo' }, 'Certified Pre-Owned Meridian'],
    [{ productName: 'Meridian', c_productType: 'cpo' }, 'Meridian'],
    [{}, ''],
  ])('%j → %s', (product, name) => {
    expect(productName(product)).toBe(name)
  })
})

describe('productBrand', () => {
  it.each([
    [{ c_brand: 'Aurelune', brand: 'AURELUNE' }, 'Aurelune'],
    [{ brand: 'Aurelune' }, 'Aurelune'],
    [{}, ''],
  ])('%j → %s', (product, brand) => {
    expect(productBrand(product)).toBe(brand)
  })
})
