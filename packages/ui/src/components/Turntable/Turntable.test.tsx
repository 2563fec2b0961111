import { describe, expect, it } from 'vitest'
import { turnSheet } from '../../../test/artwork.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { Turntable } from './Turntable.js'

const image = turnSheet('Corvane Ridge')

describeComponent('Turntable', Turntable, { image, frames: 36 }, ['stage', 'controls'])

describe('Turntable', () => {
  it.each([0, 1, -3, Number.NaN])('is a still image without controls for %s views', (frames) => {
    const html = renderUi(<Turntable image={image} frames={frames} />)
    expect(html).toContain('role="img"')
    expect(html).not.toContain('<button')
  })

  it('has a name when its image has no alternative text', () => {
    expect(renderUi(<Turntable image={{ ...image, alt: '' }} frames={1} />)).toContain(
      '<div role="img" aria-label="360° view"',
    )
  })
})
