import { describe, expect, it } from 'vitest'
import { comparedRows } from './comparedRows.js'

const group = (id: string, rows: Readonly<Record<string, string>>) => ({
  id,
  title: id,
  rows: Object.entries(rows).map(([label, value]) => ({ label, value })),
})

describe('comparedRows', () => {
  it('aligns the details of all products in order of first appearance', () => {
    const rows = comparedRows([
      [group('case', { Diameter: '40 mm', Material: 'Steel' })],
      [group('case', { Height: '9 mm', Material: 'Steel' }), group('movement', { Type: 'Automatic' })],
    ])
    expect(rows).toEqual([
      {
        id: 'case',
        title: 'case',
        rows: [
          { label: 'Diameter', values: ['40 mm', null], differs: true },
          { label: 'Material', values: ['Steel', 'Steel'], differs: false },
          { label: 'Height', values: [null, '9 mm'], differs: true },
        ],
      },
      { id: 'movement', title: 'movement', rows: [{ label: 'Type', values: [null, 'Automatic'], differs: true }] },
    ])
  })

  it('treats blank values as missing', () => {
    const [first] = comparedRows([[group('case', { Diameter: ' ' })], [group('case', { Diameter: '' })]])
    expect(first?.rows).toEqual([{ label: 'Diameter', values: [null, null], differs: false }])
  })

  it('finds no difference for a single product', () => {
    const [first] = comparedRows([[group('case', { Diameter: '40 mm' })]])
    expect(first?.rows[0]?.differs).toBe(false)
  })

  it('returns nothing without products', () => {
    expect(comparedRows([])).toEqual([])
  })
})
