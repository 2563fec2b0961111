import { describe, expect, it } from 'vitest'
import { frameBox } from './frameBox.js'

describe('frameBox', () => {
  it.each([
    ['a strip', { width: 2400, height: 100 }, 24, 5, '500 0 100 100'],
    ['a column', { width: 100, height: 2400 }, 24, 5, '0 500 100 100'],
    ['a square sheet', { width: 600, height: 600 }, 36, 7, '100 100 100 100'],
    ['a sheet of 6 x 4', { width: 600, height: 400 }, 24, 23, '500 300 100 100'],
    ['a sheet of portrait frames', { width: 480, height: 600 }, 36, 7, '80 100 80 100'],
    ['a sheet of 36 portrait frames, six in a row', { width: 3840, height: 4800 }, 36, 8, '1280 800 640 800'],
    ['a sheet of 6 x 4 portrait frames', { width: 2880, height: 2400 }, 24, 8, '960 600 480 600'],
  ])('finds a frame in %s', (_name, sheet, frames, frame, box) => {
    expect(frameBox(sheet, frames, frame)).toBe(box)
  })
})
