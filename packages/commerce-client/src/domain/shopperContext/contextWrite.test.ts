import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contextWrite } from './contextWrite.js'

const zurich = { city: 'Zürich', latitude: 47.37 }

it.each([
  ['nothing wanted, nothing stored', null, {}, null],
  ['nothing wanted', { sourceCode: 'A' }, {}, null],
  ['empty parts wanted', { sourceCode: 'A' }, { sourceCode: ' ', geoLocation: {}, customQualifiers: {} }, null],
  ['nothing stored', null, { sourceCode: 'A' }, 'create'],
  ['only unrelated parts stored', { clientIp: '1.2.3.4' }, { sourceCode: 'A' }, 'update'],
  ['the same source code', { sourceCode: 'A' }, { sourceCode: 'A' }, null],
  ['the same source code with whitespace', { sourceCode: 'A' }, { sourceCode: 'A ' }, null],
  ['another source code', { sourceCode: 'A' }, { sourceCode: 'B' }, 'update'],
  ['more stored than wanted', { sourceCode: 'A', geoLocation: zurich }, { sourceCode: 'A' }, null],
  [
    'the same coordinates in another order',
    { geoLocation: { latitude: 47.37, city: 'Zürich' } },
    { geoLocation: zurich },
    null,
  ],
  ['coordinates stored with empty values', { geoLocation: { ...zurich, region: '' } }, { geoLocation: zurich }, null],
  ['another latitude', { geoLocation: { ...zurich, latitude: 47.4 } }, { geoLocation: zurich }, 'update'],
  ['a coordinate that was not stored', { geoLocation: { city: 'Zürich' } }, { geoLocation: zurich }, 'update'],
  ['the same qualifier', { customQualifiers: { a: '1' } }, { customQualifiers: { a: '1' } }, null],
  ['another qualifier', { customQualifiers: { a: '1' } }, { customQualifiers: { b: '1' } }, 'update'],
  ['a deleted qualifier', { customQualifiers: { a: null } }, { customQualifiers: { a: '1' } }, 'update'],
  ['a new assignment', { assignmentQualifiers: {} }, { assignmentQualifiers: { store: 'zurich' } }, 'update'],
] as const)('%s', (_, stored, wanted, expected) => {
  expect(contextWrite(stored, wanted)).toBe(expected)
})

it('treats a coordinate returned as text as equal', () => {
  const stored = { geoLocation: JSON.parse('{"city":"Zürich","latitude":"47.37"}') }
  expect(contextWrite(stored, { geoLocation: zurich })).toBeNull()
})

it('a second sync writes nothing', () => {
  const text = fc.string({ maxLength: 8 })
  const qualifiers = fc.dictionary(fc.string({ minLength: 1, maxLength: 4 }), text, { maxKeys: 3 })
  const context = fc.record(
    { sourceCode: text, geoLocation: fc.record({ city: text, latitude: fc.integer() }), customQualifiers: qualifiers },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(context, context, (before, wanted) => {
      expect(contextWrite({ ...before, ...wanted }, wanted)).toBeNull()
    }),
  )
})
