import { describe, expect, it } from 'vitest'
import { scene } from '../../../test/artwork.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { Video } from './Video.js'

const sources = [
  { src: '/film.webm', type: 'video/webm' },
  { src: '/film.mp4', type: 'video/mp4' },
]
const poster = scene('dusk', 'A watch at dusk')
const film = { sources, poster, label: 'How a case is made', caption: 'From one bar', credit: 'Mara Lind' }

describeComponent('Video', Video, film, ['caption', 'credit'])
describeComponent('Video as a loop', Video, { ...film, kind: 'loop' as const }, ['caption', 'credit'])

describe('Video', () => {
  it('offers all formats in order of preference, and preloads none', () => {
    const html = renderUi(<Video {...film} />)
    expect(html.match(/<source src="[^"]*" type="[^"]*"/g)).toEqual([
      '<source src="/film.webm" type="video/webm"',
      '<source src="/film.mp4" type="video/mp4"',
    ])
    expect(html).toContain('preload="none"')
  })

  it('is a figure with its caption last', () => {
    const html = renderUi(<Video {...film} transcript="It is turned from one bar." />)
    expect(html.match(/<figure/g)).toHaveLength(1)
    expect(html).toMatch(/<\/details><figcaption[\s\S]*<\/figcaption><\/figure>$/)
  })

  it('renders its poster in the server’s HTML when it loops', () => {
    const html = renderUi(<Video {...film} kind="loop" />)
    expect(html).toContain('alt="A watch at dusk"')
    expect(html).not.toMatch(/<video|<button|\.webm/)
  })

  it('renders only the poster without sources', () => {
    const html = renderUi(<Video {...film} sources={[{ src: '', type: 'video/mp4' }]} />)
    expect(html).toContain('<img')
    expect(html).not.toContain('<video')
  })

  it('renders nothing without sources and poster, nor as a loop without poster', () => {
    expect(renderUi(<Video {...film} sources={[]} poster={null} />)).toBe('')
    expect(renderUi(<Video {...film} kind="loop" poster={null} />)).toBe('')
  })
})
