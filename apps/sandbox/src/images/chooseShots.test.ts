import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../seed/buildCatalogue.js'
import { buildImageCatalogue } from './buildImageCatalogue.js'
import { chooseShots, sizeOf } from './chooseShots.js'
import { noPhotographs, type Photographs } from './photographs.js'
import { noPictures } from './studioPictures.js'

/** Photographs with these views of every product. */
const studio = (...views: readonly string[]): Photographs => ({
  ...noPhotographs,
  find: (_id, view) =>
    views.includes(view) ? { file: `${view}.webp`, version: view, width: 1200, height: 1500 } : null,
})
const [watch] = buildImageCatalogue().products
const shotsOf = (type: 'watch' | 'partnerCpo', ...views: readonly string[]) =>
  watch === undefined
    ? []
    : chooseShots({ ...watch, type }, studio(...views)).map(({ view, shot }) => [
        view,
        `${shot.kind} ${shot.photograph.version}`,
      ])

describe('chooseShots', () => {
  it('returns nothing for a product without a front view, whatever else exists', () => {
    expect(shotsOf('watch')).toEqual([])
    expect(shotsOf('watch', 'three-quarter', 'turntable')).toEqual([])
  })

  it('derives missing views from the front view', () => {
    expect(shotsOf('watch', 'front')).toEqual([
      ['front', 'taken front'],
      ['detail', 'part front'],
      ['macro', 'part front'],
      ['worn', 'laid front'],
    ])
  })

  it('returns every existing view, the turntable last', () => {
    expect(shotsOf('watch', 'front', 'three-quarter', 'macro', 'side', 'back', 'turntable')).toEqual([
      ['front', 'taken front'],
      ['detail', 'taken three-quarter'],
      ['macro', 'taken macro'],
      ['worn', 'laid front'],
      ['side', 'taken side'],
      ['back', 'taken back'],
      ['turntable', 'taken turntable'],
    ])
  })

  it('uses the dark lighting for black tiles only', () => {
    const dark = shotsOf('partnerCpo', 'front', 'front-dark', 'three-quarter', 'macro-dark', 'side')
    expect(dark).toEqual([
      ['front', 'taken front-dark'],
      ['detail', 'part front-dark'],
      ['macro', 'taken macro-dark'],
      ['worn', 'laid front-dark'],
    ])
    expect(shotsOf('partnerCpo', 'front')[0]).toEqual(['front', 'taken front'])
    expect(shotsOf('watch', 'front', 'front-dark')[0]).toEqual(['front', 'taken front'])
  })

  it('crops 4:5 portrait parts that lie within the photograph', () => {
    const shots = buildCatalogue(noPictures).products.flatMap((product) => chooseShots(product, studio('front')))
    for (const { shot } of shots) {
      const { width, height } = sizeOf(shot)
      expect(width / height).toBe(0.8)
      if (shot.kind !== 'part') continue
      expect(shot.part.left + width).toBeLessThanOrEqual(1200)
      expect(shot.part.top + height).toBeLessThanOrEqual(1500)
    }
  })
})
