import { describe, expect, it } from 'vitest'
import { keyFacts } from './keyFacts.js'

const rule = { warrantyBrands: ['Aurelune'], retailer: 'Halbrenn' }

describe('keyFacts', () => {
  it('returns year, reference, diameter, material and warranty in this order', () => {
    const product = {
      c_brand: 'Aurelune',
      c_att_Case_Material: 'Steel',
      c_att_Case_Diameter: '40 mm',
      c_att_Supplier_Reference: 'A-4010',
      c_att_CPO_Year_of_Sale: '2019',
    }
    expect(keyFacts(product, rule)).toEqual([
      { kind: 'year', value: '2019' },
      { kind: 'reference', value: 'A-4010' },
      { kind: 'diameter', value: '40 mm' },
      { kind: 'material', value: 'Steel' },
      { kind: 'warranty', by: 'Aurelune' },
    ])
  })

  it.each([
    [{ c_brand: 'Aurelune' }, 'Aurelune'],
    [{ brand: 'Aurelune' }, 'Aurelune'],
    [{ c_brand: 'Tessmohr' }, 'Halbrenn'],
    [{}, 'Halbrenn'],
  ])('gives the warranty of %j as by %s and omits empty facts', (product, by) => {
    expect(keyFacts({ ...product, c_att_Case_Material: '' }, rule)).toEqual([{ kind: 'warranty', by }])
  })
})
