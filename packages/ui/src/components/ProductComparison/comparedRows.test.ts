import { describe, expect, it } from 'vitest'
import { comparedRows } from './comparedRows.js'

const group = (id: string, rows: Readonly<Record<string, string>>) => ({
  id,
  title: id,
  rows: Object.entries(rows).map(([label, value]) => ({ label, value })),
})

describe('comparedRows', () => {
  it('sets the details of all pieces side by side, in the order in which they first come', () => {
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

  it('takes blanks for what is not stated', () => {
    const [first] = comparedRows([[group('case', { Diameter: ' ' })], [group('case', { Diameter: '' })]])
    expect(first?.rows).toEqual([{ label: 'Diameter', values: [null, null], differs: false }])
  })

  it('finds no difference in one piece', () => {
    const [first] = comparedRows([[group('case', { Diameter: '40 mm' })]])
    expect(first?.rows[0]?.differs).toBe(false)
  })

  it('has nothing to say of no pieces', () => {
    expect(comparedRows([])).toEqual([])
  })
})
