import { expect, it } from 'vitest'
import { listingDefaults } from './listingDefaults.js'

it.each([
  ['search', 25, 'best-matches', [25, 50, 100]],
  ['general', 18, 'relevance', []],
  ['partnerBrand', 6, 'corvane-ranking', []],
  ['cpo', 12, 'relevance', []],
] as const)('defaults of the listing kind %s: %s by %s', (kind, limit, sort, pageSizes) => {
  expect(listingDefaults(kind, { partnerBrand: 'corvane' })).toEqual({ limit, sort, pageSizes, offset: 0, refine: [] })
})
