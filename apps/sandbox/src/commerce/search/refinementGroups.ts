import type { SearchRefinement, SearchRefinementValue } from '@vitrine/commerce-client/types/search'
import type { SeedCategory, SeedProduct } from '../../seed/seedTypes.js'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import type { Market } from '../http/market.js'
import { countHits } from './groupVariants.js'
import { priceRanges } from './priceRanges.js'
import { isWithin, passes, visiblePrice, type Refinements } from './refine.js'
import { SYSTEM_REFINEMENT_LABELS } from './searchTexts.js'

interface GroupInput {
  /** Products that match the phrase, before refinements. */
  readonly candidates: readonly SeedProduct[]
  readonly refinements: Refinements
  readonly market: Market
  readonly catalogue: CatalogueIndex
}

/**
 * Refinements of a result with their counts. The counts of a group ignore its own selection, so that shoppers see the
 * results of another choice. Values without hits are omitted unless selected, and so are empty groups.
 */
export function refinementGroups(input: GroupInput): readonly SearchRefinement[] {
  return [categoryGroup(input), ...attributeGroups(input), priceGroup(input)].filter(({ values }) => values?.length)
}

function categoryGroup(input: GroupInput): SearchRefinement {
  const { catalogue, market } = input
  const count = countHits(withoutOwnChoice('cgid', input), (product) => catalogue.memberships(product))
  const toValue = (category: SeedCategory): readonly SearchRefinementValue[] => {
    const hitCount = count(category.id)
    if (hitCount === 0) return []
    const values = catalogue.children(category.id).flatMap(toValue)
    const value = { value: category.id, label: category.name[market.language], hitCount }
    return [values.length > 0 ? { ...value, values } : value]
  }
  return {
    attributeId: 'cgid',
    label: SYSTEM_REFINEMENT_LABELS.cgid[market.language],
    values: catalogue.children(null).flatMap(toValue),
  }
}

function attributeGroups(input: GroupInput): readonly SearchRefinement[] {
  const { catalogue, market, refinements } = input
  return Object.entries(catalogue.source.refinementLabels).map(([attributeId, { label, values }]) => {
    const products = withoutOwnChoice(attributeId, input)
    const count = countHits(products, (product) => product.refinements[attributeId] ?? [])
    return {
      attributeId,
      label: label[market.language],
      values: Object.entries(values).flatMap(([value, valueLabel]) => {
        const hitCount = count(value)
        if (hitCount === 0 && !refinements.get(attributeId)?.includes(value)) return []
        return [{ value, label: valueLabel[market.language], hitCount, presentationId: value }]
      }),
    }
  })
}

function priceGroup(input: GroupInput): SearchRefinement {
  const { catalogue, market, refinements } = input
  const ranges = priceRanges(market)
  const count = countHits(withoutOwnChoice('price', input), (product) => {
    const price = visiblePrice(product, market, catalogue)
    return ranges.filter(({ value }) => isWithin(price, value)).map(({ value }) => value)
  })
  return {
    attributeId: 'price',
    label: SYSTEM_REFINEMENT_LABELS.price[market.language],
    values: ranges.flatMap(({ value, label }) => {
      const hitCount = count(value)
      return hitCount === 0 && !refinements.get('price')?.includes(value) ? [] : [{ value, label, hitCount }]
    }),
  }
}

function withoutOwnChoice(attribute: string, { candidates, refinements, market, catalogue }: GroupInput) {
  return candidates.filter((product) => passes(product, refinements, market, catalogue, attribute))
}
