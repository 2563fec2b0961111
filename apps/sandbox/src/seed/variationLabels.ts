import type { Catalogue, SeedProduct } from './seedTypes.js'
import type { Localised } from './localised.js'
import { optionLabel, variationNames } from './vocabulary/variationLabels.js'

/** Labels of all variation attributes and of the used options. */
export function variationLabels(products: readonly SeedProduct[]): Catalogue['variationLabels'] {
  return Object.fromEntries(
    Object.entries(variationNames).map(([attribute, label]) => {
      const values: Record<string, Localised> = {}
      for (const { variation } of products) {
        const option = variation[attribute]
        if (option !== undefined) values[option] ??= optionLabel(attribute, option)
      }
      return [attribute, { label, values }]
    }),
  )
}
