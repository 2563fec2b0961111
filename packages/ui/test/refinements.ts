import type { RefinementGroup } from '../src/components/RefinementPanel/RefinementPanel.js'

const value = (label: string, count: number, isSelected = false) => ({
  value: label,
  label,
  count,
  href: `/watches?refine=${encodeURIComponent(label)}`,
  isSelected,
})

/** Refinements of a watch listing; some are selected. */
export const refinements: readonly RefinementGroup[] = [
  {
    id: 'brand',
    label: 'Brand',
    values: [
      value('Aurelune', 24, true),
      value('Brandvold', 18),
      value('Corvane', 31),
      value('Ilvane', 12, true),
      value('Kestrelle', 9),
      value('Sérance', 16),
      value('Tessmohr', 14),
    ],
  },
  {
    id: 'material',
    label: 'Material',
    values: [value('Steel', 61, true), value('Rose gold', 22, true), value('White gold', 11), value('Platinum', 4)],
  },
  {
    id: 'diameter',
    label: 'Diameter',
    values: [value('Up to 36 mm', 40), value('37 to 40 mm', 58), value('41 mm and more', 26)],
  },
  { id: 'movement', label: 'Movement', values: [value('Automatic', 88), value('Hand-wound', 21), value('Quartz', 15)] },
  {
    id: 'price',
    label: 'Price',
    values: [value('Up to CHF 5,000', 19), value('CHF 5,000 to 20,000', 74), value('CHF 20,000 and more', 31)],
  },
]

const houses =
  'Adelhorn, Aurelune, Belcourt, Brandvold, Calvère, Corvane, Dornach & Fils, Elsinore, Fauchereau, Grindelau, Hallwyl, Ilvane, Joliat, Kestrelle, Lindqvist, Montreval, Nordhavn, Ostermund, Perlune, Quillon, Rosengart, Sérance, Tessmohr, Valserine, Wyttenbach, Zellerin'

/** A long list of brands. */
export const manyBrands: RefinementGroup = {
  id: 'brand',
  label: 'Brand',
  values: houses.split(', ').map((label, index) => value(label, ((index * 7) % 31) + 1, index === 1 || index === 11)),
}
