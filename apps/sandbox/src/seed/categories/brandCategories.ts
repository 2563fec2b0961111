import { brandTexts } from '../brands.js'
import type { BrandName } from '../makers.js'
import type { SeedCategory } from '../seedTypes.js'
import { slugOf } from '../slug.js'
import { same } from '../text.js'
import { category } from './category.js'

const watchBrands = ['Aurelune', 'Tessmohr', 'Brandvold', 'Ilvane', 'Kestrelle', 'Montferre'] as const
const jewelleryBrands = ['Sérance', 'Odalie Voss', 'Lumeric', 'Perrine Ashdown', 'Halbrenn'] as const

/** A page for each brand below its kind; the partner brand has its own section. */
export const brandCategories: readonly SeedCategory[] = [
  ...watchBrands.map((brand) => brandCategory('watches', brand)),
  ...jewelleryBrands.map((brand) => brandCategory('jewellery', brand)),
]

function brandCategory(kind: 'watches' | 'jewellery', brand: BrandName): SeedCategory {
  const slug = slugOf(brand)
  return category(`${kind}-brand-${slug}`, `${kind}-brands`, `/${kind}/brands/${slug}`, same(brand), brandTexts[brand])
}
