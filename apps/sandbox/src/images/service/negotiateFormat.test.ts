import { describe, expect, it } from 'vitest'
import { negotiateFormat } from './negotiateFormat.js'

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

describe('negotiateFormat', () => {
  it.each([
    ['auto', CHROME, 'avif'],
    ['auto', 'image/webp,*/*', 'webp'],
    ['auto', 'image/avif;q=0,image/webp', 'webp'],
    ['auto', 'image/avif; q=0.000, image/webp; q=0', 'jpeg'],
    ['auto', 'IMAGE/AVIF;q=0.5', 'avif'],
    ['auto', '*/*', 'jpeg'],
    ['auto', undefined, 'jpeg'],
    ['png', CHROME, 'png'],
    ['jpg', CHROME, 'jpeg'],
    ['avif', '*/*', 'avif'],
  ] as const)('answers %s with accept %j as %s', (requested, accept, expected) => {
    expect(negotiateFormat(requested, accept)).toBe(expected)
  })
})
