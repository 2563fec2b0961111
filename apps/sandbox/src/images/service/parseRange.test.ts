import { describe, expect, it } from 'vitest'
import { parseRange } from './parseRange.js'

describe('parseRange', () => {
  it.each([
    [undefined, { kind: 'all', start: 0, end: 99 }],
    ['bytes=0-9', { kind: 'part', start: 0, end: 9 }],
    ['bytes=90-', { kind: 'part', start: 90, end: 99 }],
    ['bytes=90-500', { kind: 'part', start: 90, end: 99 }],
    ['bytes=-10', { kind: 'part', start: 90, end: 99 }],
    ['bytes=-500', { kind: 'part', start: 0, end: 99 }],
    ['bytes=-0', { kind: 'unsatisfiable' }],
    ['bytes=100-', { kind: 'unsatisfiable' }],
    ['bytes=9-3', { kind: 'unsatisfiable' }],
    ['bytes=0-1,5-6', { kind: 'all', start: 0, end: 99 }],
    ['lines=0-1', { kind: 'all', start: 0, end: 99 }],
  ])('reads %j of a file of 100 bytes', (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected)
  })
})
