import { describe, expect, it } from 'vitest'
import { noPhotographs } from './photographs.js'
import { sceneFacts } from './sceneFacts.js'
import { scenePhotographs } from './scenePhotographs.js'
import { noPictures } from './studioPictures.js'

const taken = {
  photographs: {
    ...noPhotographs,
    named: (name: string) => ({ file: `${name}.webp`, version: 'a', width: 2400, height: 1350 }),
  },
  placeholder: (file: string) => `data:image/webp;base64,${file.length}`,
}
const whole = { name: 'scene-home-landscape' }
const part = { name: 'scene-home-landscape', part: { x: 0.5, y: 0, width: 0.45, height: 1 } }

describe('sceneFacts', () => {
  it.each([
    ['a photograph', whole, whole, [2400, 1350, '50#50']],
    ['a part of one', { ...part, focalPoint: { x: 0.62, y: 0.4 } }, part, [1080, 1350, '62#40']],
  ])('returns the size and the focal point of %s', (_case, crop, other, [width, height, focalPoint]) => {
    const table = { ...scenePhotographs, 'home-hero': { landscape: crop, portrait: other } }
    const facts = sceneFacts('home-hero', 'landscape', taken, table)
    const file = 'scenes/home-hero.jpg'
    expect(facts).toEqual({ file, width, height, focalPoint, placeholder: taken.placeholder(file) })
  })

  it('returns null without a photograph', () => {
    expect(sceneFacts('gifts', 'landscape', noPictures)).toBeNull()
  })

  it('has crops within their photographs', () => {
    const crops = Object.values(scenePhotographs).flatMap(({ landscape, portrait }) => [landscape, portrait])
    const outside = crops.filter(({ part: { x, y, width, height } = { x: 0, y: 0, width: 1, height: 1 } }) => {
      return x < 0 || y < 0 || width <= 0 || height <= 0 || x + width > 1.001 || y + height > 1.001
    })
    expect(outside).toEqual([])
    expect(crops.map(({ name }) => name).filter((name) => !/^(?:scene|texture)-[a-z-]+$/.test(name))).toEqual([])
  })
})
