import { describe, expect, it } from 'vitest'
import { logoColumns } from './logoColumns.js'
import { logoSize } from './logoSize.js'

describe('logoSize', () => {
  it('gives a compact and a wide logo the same area', () => {
    const area = ({ width, height }: { width: number; height: number }) => width * height
    const compact = area(logoSize({ width: 300, height: 200 }))
    const wide = area(logoSize({ width: 900, height: 200 }))
    expect(Math.abs(compact - wide) / wide).toBeLessThan(0.15)
  })

  it.each([
    [{ width: 4000, height: 10 }, 168],
    [{ width: 10, height: 4000 }, 1],
    [{ width: 0, height: 0 }, 130],
    [{ width: -3, height: 4 }, 130],
    [{ width: Number.NaN, height: 4 }, 130],
    [{ width: Number.POSITIVE_INFINITY, height: 4 }, 130],
  ])('shows a file of %o at a width of %i px', (file, width) => {
    expect(logoSize(file).width).toBe(width)
  })

  it('limits the height to the cell', () => {
    expect(logoSize({ width: 100, height: 300 }).height).toBeLessThanOrEqual(64)
  })
})

describe('logoColumns', () => {
  it.each([
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
    [7, 4],
    [8, 4],
    [9, 5],
    [10, 5],
    [11, 6],
    [12, 6],
    [15, 5],
    [16, 4],
    [20, 5],
    [24, 6],
  ])('arranges %i logos in rows of %i', (count, columns) => {
    expect(logoColumns(count)).toBe(columns)
  })
})
