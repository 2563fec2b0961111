import { describe, expect, it } from 'vitest'
import { limitDepth } from './limitDepth.js'

const nested = (depth: number): unknown => JSON.parse(`${'{"a":['.repeat(depth / 2)}1${']}'.repeat(depth / 2)}`)

describe('limitDepth', () => {
  it.each([undefined, null, 'text', [], { a: [1, { b: 2 }] }, nested(64)])('accepts %j', (body) => {
    expect(() => limitDepth(body)).not.toThrow()
  })

  it.each([66, 20_000])('refuses %i levels with 400', (depth) => {
    expect(() => limitDepth(nested(depth))).toThrow(expect.objectContaining({ statusCode: 400 }))
  })

  it('accepts a wide body', () => {
    expect(() => limitDepth(Array.from({ length: 100_000 }, () => ({ a: 1 })))).not.toThrow()
  })
})
