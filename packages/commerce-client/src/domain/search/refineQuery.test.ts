import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseListingQuery, refineEntries, serialiseListingQuery, toggleRefinement } from './refineQuery.js'

const empty = { q: null, refinements: {}, sort: null, page: 1, limit: null }

describe('parseListingQuery', () => {
  it.each([
    ['', empty],
    [
      '?refine=c_material=steel|gold&refine=brand=A%26B',
      { ...empty, refinements: { c_material: ['steel', 'gold'], brand: ['A&B'] } },
    ],
    ['?refine=c_material%3Dsteel%7Cgold', { ...empty, refinements: { c_material: ['steel', 'gold'] } }],
    ['?refine=a=1&refine=a=2|1', { ...empty, refinements: { a: ['1', '2'] } }],
    ['?refine=a=x=y', { ...empty, refinements: { a: ['x=y'] } }],
    ['?refine==1&refine=a&refine=b=&refine=c=|', empty],
    [
      '?q=%20gold%20ring%20&sort=price-asc&page=3&limit=50',
      { ...empty, q: 'gold ring', sort: 'price-asc', page: 3, limit: 50 },
    ],
    ['?q=%20&sort=&page=0&limit=-1', empty],
    ['?page=1.5&limit=abc', empty],
    ['?page=99999999', empty],
    ['?refine=%E0%A4%A&q=%', { ...empty, q: '%' }],
  ])('%s', (search, expected) => {
    expect(parseListingQuery(search)).toEqual(expected)
  })

  it('reads at most 20 values and 128 characters of a phrase', () => {
    const values = Array.from({ length: 30 }, (_, index) => index).join('|')
    const { refinements, q } = parseListingQuery(`?refine=a=${values}&refine=b=1&q=${'x'.repeat(500)}`)
    expect(refinements['a']).toHaveLength(20)
    expect(refinements['b']).toBeUndefined()
    expect(q).toHaveLength(128)
  })

  it('treats hostile names as plain data', () => {
    const { refinements } = parseListingQuery('?refine=__proto__=x&refine=constructor=y')
    expect(Object.keys(refinements).sort()).toEqual(['__proto__', 'constructor'])
    expect(Object.getPrototypeOf(refinements)).toBe(Object.prototype)
  })
})

describe('serialiseListingQuery', () => {
  it.each([
    [empty, ''],
    [{ ...empty, page: 2 }, '?page=2'],
    [
      { q: 'a b', refinements: { z: ['2', '1'], brand: ['A&B'] }, sort: 's', page: 2, limit: 50 },
      '?q=a+b&refine=brand%3DA%26B&refine=z%3D1%7C2&sort=s&page=2&limit=50',
    ],
  ])('%j → %s', (query, expected) => {
    expect(serialiseListingQuery(query)).toBe(expected)
  })

  it('round-trips a query and gives the same URL for the same refinements', () => {
    const word = fc.string({ minLength: 1, maxLength: 6 }).filter((text) => !/[|=]/.test(text))
    const refinements = fc.dictionary(word, fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), {
      maxKeys: 5,
      noNullPrototype: true,
    })
    fc.assert(
      fc.property(refinements, fc.integer({ min: 1, max: 999 }), (chosen, page) => {
        const search = serialiseListingQuery({ ...empty, refinements: chosen, page })
        const parsed = parseListingQuery(search)
        expect(refineEntries(parsed.refinements)).toEqual(refineEntries(chosen))
        expect(serialiseListingQuery(parsed)).toBe(search)
      }),
    )
  })
})

describe('refineEntries', () => {
  it('omits an attribute without values', () => {
    expect(refineEntries({ a: [], b: ['2', '1', '2'] })).toEqual(['b=1|2'])
  })
})

describe('toggleRefinement', () => {
  const query = { ...empty, refinements: { a: ['1'] }, page: 4 }

  it('removes one of several values', () => {
    const several = { ...empty, refinements: { a: ['1', '2', '3'], b: ['2'] } }
    expect(toggleRefinement(several, 'a', '2').refinements).toEqual({ a: ['1', '3'], b: ['2'] })
  })

  it.each([
    ['adds a value', 'a', '2', { a: ['1', '2'] }],
    ['adds an attribute', 'b', '1', { a: ['1'], b: ['1'] }],
    ['removes the attribute with its last value', 'a', '1', {}],
    ['treats hostile names as plain data', 'constructor', '1', { a: ['1'], constructor: ['1'] }],
  ])('%s and resets to the first page', (_, attributeId, value, refinements) => {
    expect(toggleRefinement(query, attributeId, value)).toEqual({ ...query, refinements, page: 1 })
  })

  it('restores the query when toggled twice', () => {
    expect(toggleRefinement(toggleRefinement(query, 'b', 'x'), 'b', 'x').refinements).toEqual(query.refinements)
  })
})
