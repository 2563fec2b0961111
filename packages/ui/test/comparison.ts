import type { ComparisonItem } from '../src/components/ProductComparison/ProductComparison.js'
import { tiles } from './pieces.js'

const facts = [
  ['38 mm', '8.1 mm', 'Steel', '5 bar (50 m)', 'Automatic', '72 hours', 'Alligator, hand-sewn'],
  ['40 mm', '8.1 mm', '18 ct rose gold, polished and satin-finished', '5 bar (50 m)', 'Automatic', '72 hours', 'Calf'],
  ['36 mm', '7.2 mm', 'Steel', '3 bar (30 m)', 'Hand-wound', '96 hours', ''],
  ['41 mm', '11.9 mm', 'Platinum', '10 bar (100 m)', 'Automatic', '72 hours', 'Alligator, hand-sewn'],
] as const

/** `count` watches with their details. */
export const comparison = (count: number): readonly ComparisonItem[] =>
  tiles(count).map((product, index) => {
    const [diameter, height, material, depth, movement, reserve, strap] = facts[index % facts.length] ?? facts[0]
    return {
      product,
      specifications: [
        {
          id: 'case',
          title: 'Case',
          rows: [
            { label: 'Diameter', value: diameter },
            { label: 'Height', value: height },
            { label: 'Material', value: material },
            { label: 'Water resistance', value: depth },
            { label: 'Glass', value: 'Sapphire, domed' },
          ],
        },
        {
          id: 'movement',
          title: 'Movement',
          rows: [
            { label: 'Type', value: movement },
            { label: 'Power reserve', value: reserve },
          ],
        },
        {
          id: 'strap',
          title: 'Strap',
          rows: [
            { label: 'Material', value: strap },
            { label: 'Buckle', value: 'Pin buckle' },
          ],
        },
      ],
    }
  })
