import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { LogoWall } from './LogoWall.js'

const image = { src: '/aurelune.svg', width: 300, height: 100 }
const logos = [
  { name: 'Aurelune', image, href: '/aurelune' },
  { name: 'Tessmohr', image: null },
]

describeComponent('LogoWall', LogoWall, { title: 'Our houses', logos }, ['title', 'list', 'item'])

describe('LogoWall', () => {
  it('names each image after its brand, and links only those with a page', () => {
    const html = renderUi(<LogoWall logos={logos} />)
    expect(html).toMatch(/<a[^>]*href="\/aurelune"[^>]*>.*<img[^>]*alt="Aurelune"/)
    expect(html.match(/<a /g)).toHaveLength(1)
  })

  it('renders the name when the image is missing', () => {
    expect(textOf(renderUi(<LogoWall logos={logos} />))).toBe('Tessmohr')
    expect(textOf(renderUi(<LogoWall logos={[{ name: 'Ilvane', image: { ...image, src: '' } }]} />))).toBe('Ilvane')
  })

  it('does not link a logo without a name', () => {
    expect(renderUi(<LogoWall logos={[{ name: '', image, href: '/aurelune' }]} />)).not.toContain('<a ')
  })

  it('omits entries without name and image', () => {
    expect(renderUi(<LogoWall logos={[...logos, { name: '', image: null }]} />).match(/<li/g)).toHaveLength(2)
  })

  it('reserves the space of an image that has not loaded', () => {
    expect(renderUi(<LogoWall logos={logos} />)).toMatch(/<img[^>]*width="130"[^>]*height="43"/)
  })

  it('renders nothing without logos', () => {
    expect(renderUi(<LogoWall title="Our houses" logos={[]} />)).toBe('')
  })
})
