import { describe, expect, it } from 'vitest'
import { optionLabel } from './variationLabels.js'

describe('optionLabel', () => {
  it.each([
    ['material', 'roseGold', 'Or rose'],
    ['stone', 'emerald', 'Émeraude'],
    ['size', '28mm', '28\u00A0mm'],
    ['size', '31x23mm', '31 × 23\u00A0mm'],
    ['size', '0.50ct', '0,50\u00A0ct'],
    ['ringSize', '54', '54'],
  ])('labels the %s %s in French as %s', (attribute, option, label) => {
    expect(optionLabel(attribute, option).fr).toBe(label)
  })
})
