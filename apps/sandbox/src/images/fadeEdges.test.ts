import { describe, expect, it } from 'vitest'
import { fadeEdges } from './fadeEdges.js'

const SIZE = 100

/** Alpha values of the middle row after fading an image with uniform alpha. */
function rowOf(alpha: number): readonly number[] {
  const data = new Uint8Array(4 * SIZE * SIZE).fill(alpha)
  fadeEdges({ data, width: SIZE, height: SIZE })
  const start = 4 * SIZE * (SIZE / 2) + 3
  return Array.from({ length: SIZE }, (_, x) => data[start + 4 * x] ?? -1)
}

describe('fadeEdges', () => {
  it('fades a shadow at the edges only', () => {
    const row = rowOf(40)
    expect([row[0], row[99]]).toEqual([0, 0])
    expect(row[3]).toBeGreaterThan(0)
    expect(row[3]).toBeLessThan(40)
    expect(row.slice(6, 94)).toEqual(Array.from({ length: 88 }, () => 40))
  })

  it('does not fade a product that touches the edge', () => {
    expect(rowOf(255)).toEqual(Array.from({ length: SIZE }, () => 255))
  })
})
