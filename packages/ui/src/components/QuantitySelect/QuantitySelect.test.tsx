import { describe, expect, it } from 'vitest'
import { renderUi } from '../../../test/renderUi.js'
import { QuantitySelect } from './QuantitySelect.js'

const offered = (quantity: number, max: number) => {
  const html = renderUi(
    <QuantitySelect itemName="Meridian" quantity={quantity} max={max} onQuantityChange={() => {}} />,
  )
  return [...html.matchAll(/<option value="([^"]*)"[^>]*?( selected="")?>/g)].map(([, value, isChosen]) =>
    isChosen ? `[${value}]` : value,
  )
}

describe('QuantitySelect', () => {
  it.each([
    [1, 3, '[1] 2 3'],
    [5, 3, '1 2 3 [5]'],
    [1, 0, '[1]'],
    [1, -4, '[1]'],
    [1, Number.NaN, '[1]'],
    [Number.NaN, 2, '[1] 2'],
    [0, 2, '[1] 2'],
    [Infinity, 2, '[1] 2'],
  ])('offers for %d and a maximum of %d: %s', (quantity, max, expected) => {
    expect(offered(quantity, max).join(' ')).toBe(expected)
  })

  it.each([1e9, Infinity])('limits the options for %d', (max) => {
    expect(offered(1, max)).toHaveLength(99)
  })
})
