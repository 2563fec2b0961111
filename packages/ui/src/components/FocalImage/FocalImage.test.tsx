import { describe, expect, it } from 'vitest'
import { scene } from '../../../test/artwork.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { placeholder } from '../../../test/placeholders.js'
import { renderUi } from '../../../test/renderUi.js'
import { FocalImage, type FocalImageData } from './FocalImage.js'

const image = scene('dusk', 'A watch at dusk')

/** The scene image with these placeholders. */
function withPlaceholders(wide: string | undefined, upright: string | undefined): FocalImageData {
  const { landscape, portrait } = image
  return {
    ...image,
    landscape: { ...landscape, placeholder: wide },
    portrait: portrait && { ...portrait, placeholder: upright },
  }
}

const both = withPlaceholders(placeholder, placeholder)

describeComponent('FocalImage', FocalImage, { image, sizes: '100vw' })
describeComponent('FocalImage with a placeholder', FocalImage, { image: both, sizes: '100vw' })

describe('a placeholder', () => {
  const render = (shown: FocalImageData) => renderUi(<FocalImage image={shown} sizes="100vw" fetchPriority="high" />)
  const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []

  it('is behind the image, has no text and causes no request', () => {
    const [first = '', second = '', ...rest] = tags(render(both), 'img')
    expect(rest).toEqual([])
    expect(first).toContain('alt=""')
    expect(first).toContain(`src="${placeholder}"`)
    expect(first).not.toMatch(/fetchPriority|loading|srcSet/)
    expect(second).toContain('alt="A watch at dusk"')
  })

  it('leaves the image as the first request of the browser', () => {
    const html = render(both)
    expect(html.match(/fetchPriority="high"/g)).toHaveLength(1)
    expect(html).not.toMatch(/<link[^>]*data:image\/webp/)
    // The landscape source must directly precede the image, where the host looks for it.
    expect(html).toMatch(/<source [^>]*srcSet="(?!data:image\/webp)[^>]*><img [^>]*fetchPriority="high"/)
  })

  it('has the same crop as its image', () => {
    const wide = `${placeholder}wide`
    const upright = `${placeholder}upright`
    const html = render(withPlaceholders(wide, upright))
    expect(tags(html, 'source')[0]).toContain(`media="(min-width: 48em)" srcSet="${wide}"`)
    expect(tags(html, 'img')[0]).toContain(`src="${upright}"`)
  })

  it.each([
    ['uses the landscape one for both crops', withPlaceholders(placeholder, undefined)],
    ['uses the portrait one for both crops', withPlaceholders(undefined, placeholder)],
    ['renders one for an image without a portrait crop', { ...both, portrait: null }],
  ])('%s', (_name, shown) => {
    expect(tags(render(shown), 'img')[0]).toContain(`src="${placeholder}"`)
  })

  it.each([
    '',
    'https://evil.example/pixel.webp',
    '//evil.example/a',
    'javascript:alert(1)',
    'data:text/html,<script>',
  ])('is omitted when it is not a data URI: %j', (hostile) => {
    const html = render(withPlaceholders(hostile, hostile))
    expect(tags(html, 'img')).toHaveLength(1)
    expect(html).not.toMatch(/evil|alert|text\/html/)
  })
})
