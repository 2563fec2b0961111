import { describe, expect, it } from 'vitest'
import { heightOf, limited } from './frameHeight.js'

describe('heightOf', () => {
  it.each([
    [{ height: 720 }, 720],
    [{ type: 'resize', height: 720.5 }, 720.5],
    [{ height: '720' }, null],
    [{}, null],
    ['720', null],
    [null, null],
    [undefined, null],
  ])('reads %o as %s', (message, expected) => {
    expect(heightOf(message)).toBe(expected)
  })
})

describe('limited', () => {
  it.each([
    [720.2, 721],
    [1, 160],
    [1e9, 8000],
    [Number.POSITIVE_INFINITY, 8000],
    [0, null],
    [-40, null],
    [Number.NaN, null],
    [null, null],
  ])('limits %s to %s', (height, expected) => {
    expect(limited(height)).toBe(expected)
  })
})
