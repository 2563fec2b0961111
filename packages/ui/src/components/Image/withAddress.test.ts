import { describe, expect, it } from 'vitest'
import { scene } from '../../../test/artwork.js'
import { withAddress } from './withAddress.js'

const image = scene('dusk', 'A watch at dusk')
const landscape = { ...image.landscape, src: '/landscape.jpg' }
const portrait = { ...image.landscape, src: '/portrait.jpg' }
const missing = { ...image.landscape, src: '' }

describe('withAddress', () => {
  it.each([
    ['both crops', { landscape, portrait }, { landscape, portrait }],
    ['no portrait', { landscape, portrait: null }, { landscape, portrait: null }],
    ['a portrait without address', { landscape, portrait: missing }, { landscape, portrait: null }],
    ['a landscape without address', { landscape: missing, portrait }, { landscape: portrait, portrait }],
  ])('uses the available crop of %s', (_what, crops, shown) => {
    expect(withAddress({ ...crops, alt: image.alt })).toEqual({ ...shown, alt: image.alt })
  })

  it.each([
    ['no image', null],
    ['crops without address', { landscape: missing, portrait: missing, alt: '' }],
    ['a landscape alone, without address', { landscape: missing, portrait: null, alt: '' }],
  ])('returns null for %s', (_what, given) => {
    expect(withAddress(given)).toBeNull()
  })
})
