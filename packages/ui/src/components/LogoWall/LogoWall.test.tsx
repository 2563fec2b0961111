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
  it('names each picture by its brand, and links only where there is a page', () => {
    const html = renderUi(<LogoWall logos={logos} />)
    expect(html).toMatch(/<a[^>]*href="\/aurelune"[^>]*>.*<img[^>]*alt="Aurelune"/)
    expect(html.match(/<a /g)).toHaveLength(1)
  })

  it('writes the name where a picture is missing', () => {
    expect(textOf(renderUi(<LogoWall logos={logos} />))).toBe('Tessmohr')
    expect(textOf(renderUi(<LogoWall logos={[{ name: 'Ilvane', image: { ...image, src: '' } }]} />))).toBe('Ilvane')
  })

  it('links no sign that has no name to say where it leads', () => {
    expect(renderUi(<LogoWall logos={[{ name: '', image, href: '/aurelune' }]} />)).not.toContain('<a ')
  })

  it('leaves out what has neither name nor picture', () => {
    expect(renderUi(<LogoWall logos={[...logos, { name: '', image: null }]} />).match(/<li/g)).toHaveLength(2)
  })

  it('keeps the room of a picture that has not arrived', () => {
    expect(renderUi(<LogoWall logos={logos} />)).toMatch(/<img[^>]*width="130"[^>]*height="43"/)
  })

  it('renders nothing without logos', () => {
    expect(renderUi(<LogoWall title="Our houses" logos={[]} />)).toBe('')
  })
})
