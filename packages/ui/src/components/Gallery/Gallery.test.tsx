import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { cutOut, photo } from '../../../test/artwork.js'
import { detail } from '../../../test/pieces.js'
import { placeholder } from '../../../test/placeholders.js'
import { renderUi } from '../../../test/renderUi.js'
import { Gallery, type GalleryItem } from './Gallery.js'

describeComponent('Gallery', Gallery, { items: detail.gallery, background: 'light' }, ['track', 'item', 'bar'])
describeComponent('Gallery without images', Gallery, { items: [], background: 'black' })

describe('Gallery', () => {
  it('links to the large images without scripts', () => {
    expect(renderUi(<Gallery items={detail.gallery} background="light" />).match(/<a [^>]*href=/g)).toHaveLength(5)
  })

  it('shows the front image instead of a turntable without scripts, never the sprite sheet', () => {
    const html = renderUi(<Gallery items={detail.gallery} background="light" />)
    const [front] = detail.gallery
    const [, still = ''] = /<noscript>(<img[^>]*>)<\/noscript>/.exec(html) ?? []
    expect(still).toContain(front?.kind === 'image' ? `src="${front.image.src}"` : 'no front')
    expect(still).toContain('alt=""')
    const sheet = detail.gallery.find(({ kind }) => kind === 'turntable')
    expect(html).not.toContain(sheet?.kind === 'turntable' ? sheet.image.src : 'no sheet')
  })

  it('renders nothing instead of a turntable without a front image', () => {
    const alone = detail.gallery.filter(({ kind }) => kind === 'turntable')
    expect(renderUi(<Gallery items={alone} background="light" />)).not.toContain('<img')
  })

  it('renders the placeholder of a view behind it, without text', () => {
    const items = [
      { kind: 'image', image: { ...photo('dusk', 'The dial'), placeholder } },
      { kind: 'image', image: cutOut('moss', 'The piece') },
    ] as const
    const [first = '', ...others] = renderUi(<Gallery items={items} background="light" />).match(/<img [^>]*>/g) ?? []
    expect(first).toMatch(/alt="" src="data:image\/webp/)
    expect(others.map((tag) => /alt="([^"]*)"/.exec(tag)?.[1])).toEqual(['The dial', 'The piece'])
  })

  it('requests a poster in the width of its slot', () => {
    const image = { kind: 'image', image: cutOut('moss', 'The piece') } as const
    const film = { kind: 'video', src: '/film.mp4', poster: photo('dusk', ''), label: 'Film' } as const
    const sizesOf = (items: readonly GalleryItem[]) =>
      [...renderUi(<Gallery items={items} background="light" />).matchAll(/<img [^>]*sizes="([^"]*)"/g)].map(
        ([, sizes]) => sizes,
      )
    const other = { kind: 'image', image: cutOut('dusk', 'Its side') } as const
    const [whole, pair, ...rest] = sizesOf([image, film, other])
    expect(rest).toEqual([pair])
    expect(sizesOf([image, film])).toEqual([whole, whole])
    expect(pair).not.toBe(whole)
  })

  it('links to a video without scripts', () => {
    const film = { kind: 'video', src: '/film.mp4', poster: null, label: 'Film' } as const
    expect(renderUi(<Gallery items={[film]} background="light" />)).toContain('href="/film.mp4"')
  })
})
