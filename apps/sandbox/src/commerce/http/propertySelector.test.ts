import { describe, expect, it } from 'vitest'
import { parseSelector, select } from './propertySelector.js'

const DOCUMENT = { total: 2, data: [{ id: 'a', name: 'A', image: { link: 'x', alt: 'y' } }, { id: 'b' }] }

describe('select', () => {
  it.each([
    ['(**)', DOCUMENT],
    ['(total)', { total: 2 }],
    ['(data.(id))', { data: [{ id: 'a' }, { id: 'b' }] }],
    ['(data.(id, image.(link)),total)', { total: 2, data: [{ id: 'a', image: { link: 'x' } }, { id: 'b' }] }],
    ['(data.(image))', { data: [{ image: { link: 'x', alt: 'y' } }, {}] }],
    ['(unknown)', {}],
  ])('keeps the properties of %s', (selector, expected) => {
    const selection = parseSelector(selector)
    expect(selection && select(DOCUMENT, selection)).toEqual(expected)
  })
})

describe('parseSelector', () => {
  it.each(['', 'data', '()', '(data', '(data.(id)', '(data.)', '(data,)', '(data))', '(a b!)'])(
    'refuses "%s"',
    (selector) => {
      expect(parseSelector(selector)).toBeNull()
    },
  )
})
