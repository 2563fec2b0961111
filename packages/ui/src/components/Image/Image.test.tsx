import { describe, expect, it } from 'vitest'
import { photo, scene } from '../../../test/artwork.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { Image } from './Image.js'

const image = scene('dusk', 'A watch at dusk')
const nowhere = { ...photo('dusk', ''), src: '' }

describeComponent('Image', Image, { image, caption: 'Vallée de Joux', credit: 'Mara Lind' }, [
  'frame',
  'caption',
  'credit',
])

describe('Image', () => {
  it('renders nothing without an image', () => {
    expect(renderUi(<Image image={null} caption="Vallée de Joux" />)).toBe('')
    expect(renderUi(<Image image={{ landscape: nowhere, portrait: null, alt: 'A watch' }} />)).toBe('')
  })

  it('shows the portrait crop everywhere when there is no landscape crop', () => {
    const portrait = { ...photo('moss', ''), src: '/portrait.jpg' }
    const html = renderUi(<Image image={{ landscape: nowhere, portrait, alt: 'A watch' }} />)
    expect(html).toMatch(/<source[^>]*srcSet="\/portrait\.jpg/)
  })

  it('renders no caption without text', () => {
    expect(renderUi(<Image image={image} caption="" />)).not.toContain('figcaption')
  })

  it('links to the large image without scripts when it can be enlarged', () => {
    const landscape = { ...photo('dusk', ''), src: '/dusk.jpg' }
    const html = renderUi(<Image image={{ landscape, portrait: null, alt: 'A watch' }} isEnlargeable />)
    expect(html).toMatch(/<a href="\/dusk\.jpg" aria-haspopup="dialog"/)
  })

  it('renders only the editor’s link when there is one', () => {
    const html = renderUi(<Image image={image} isEnlargeable link={{ href: '/valley', label: 'The valley' }} />)
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain('href="/valley"')
  })

  it('keeps the aspect ratio of the original when it is not cropped', () => {
    const landscape = photo('dusk', '', 'landscape')
    const html = renderUi(<Image image={{ landscape, portrait: null, alt: 'A plan' }} isUncropped />)
    expect(html).toMatch(/<img[^>]*width="2000" height="1125"/)
    expect(html).not.toContain('<picture')
  })

  it('is narrow when it is portrait and not cropped, so that it fits on a screen', () => {
    const landscape = photo('dusk', '')
    const html = renderUi(<Image image={{ landscape, portrait: null, alt: 'A watch' }} isUncropped />)
    expect(html).toContain('sizes="(min-width: 768px) 640px, 100vw"')
  })
})
