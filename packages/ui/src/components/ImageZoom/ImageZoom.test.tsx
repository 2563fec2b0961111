import { describe, expect, it } from 'vitest'
import { photo } from '../../../test/artwork.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { ImageZoom } from './ImageZoom.js'

const images = [photo('dusk', 'Dial'), photo('sand', 'Wrist')]

describeComponent('ImageZoom', ImageZoom, { images, onClose: () => {} }, ['stage', 'bar'])

describe('ImageZoom', () => {
  it('renders nothing without images', () => {
    expect(renderUi(<ImageZoom images={[]} onClose={() => {}} />)).toBe('')
  })

  it.each([
    [-3, 'Dial'],
    [99, 'Wrist'],
  ])('starts at the nearest image for index %s', (initialIndex, alt) => {
    expect(renderUi(<ImageZoom images={images} initialIndex={initialIndex} onClose={() => {}} />)).toContain(
      `alt="${alt}"`,
    )
  })
})
