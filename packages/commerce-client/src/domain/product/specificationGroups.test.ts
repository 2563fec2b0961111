import { describe, expect, it } from 'vitest'
import { specificationGroups } from './specificationGroups.js'

const c_attributes = [
  {
    ID: 'specifications',
    name: 'Specifications',
    attributes: [
      { label: 'Functions', value: ['Date', 'GMT'] },
      { label: 'Empty', value: [] },
    ],
  },
  { ID: 'Corvane', name: 'Corvane', attributes: [{ label: 'Case', value: ['Steel'] }] },
  { ID: 'internal', name: 'Internal', attributes: [{ label: 'Cost', value: ['1'] }] },
  { ID: 'care', name: 'Care', attributes: [{ label: 'Nothing', value: [] }] },
]

describe('specificationGroups', () => {
  it('joins values with ", " and omits empty attributes', () => {
    expect(specificationGroups({ c_attributes }, ['specifications'])).toEqual([
      { id: 'specifications', title: 'Specifications', rows: [{ label: 'Functions', value: 'Date, GMT' }] },
    ])
  })

  it('returns only the requested groups, ignoring case, without empty groups', () => {
    const groups = specificationGroups({ c_attributes }, ['SPECIFICATIONS', 'corvane', 'care'])
    expect(groups.map(({ id }) => id)).toEqual(['specifications', 'Corvane'])
  })

  it('is empty without attributes', () => {
    expect(specificationGroups({}, ['specifications'])).toEqual([])
  })
})
