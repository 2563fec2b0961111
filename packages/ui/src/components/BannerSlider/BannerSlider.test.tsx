import { describe, expect, it } from 'vitest'
import { scene } from '../../../test/artwork.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { HomepageHeroBannerSlide } from '../HomepageHeroBannerSlide/HomepageHeroBannerSlide.js'
import { BannerSlider } from './BannerSlider.js'

const slides = ['One', 'Two', 'Three'].map((title, index) => ({
  id: title,
  content: (
    <HomepageHeroBannerSlide image={scene('dusk', '')} title={title} fetchPriority={index === 0 ? 'high' : undefined} />
  ),
}))

describeComponent('BannerSlider', BannerSlider, { label: 'News', slides }, ['track', 'slide', 'controls'])
describeComponent('BannerSlider with one slide', BannerSlider, { label: 'News', slides: slides.slice(0, 1) })

describe('BannerSlider', () => {
  it('renders every banner on the server, none of them inert, and loads the first eagerly', () => {
    const html = renderUi(<BannerSlider label="News" slides={slides} rotateEveryMs={6000} />)
    expect(html.match(/role="group"/g)).toHaveLength(3)
    expect(html).not.toContain('inert')
    expect(html.match(/loading="(?:eager|lazy)"/g)).toEqual(['loading="eager"', 'loading="lazy"', 'loading="lazy"'])
  })

  it('renders no buttons on the server', () => {
    expect(renderUi(<BannerSlider label="News" slides={slides} />)).not.toContain('<button')
  })

  it('can be scrolled by keyboard without scripts', () => {
    expect(renderUi(<BannerSlider label="News" slides={slides} />)).toMatch(/<div aria-live="polite" tabindex="0"/)
  })

  it('is not a carousel with a single slide', () => {
    const html = renderUi(<BannerSlider label="News" slides={slides.slice(0, 1)} rotateEveryMs={6000} />)
    expect(html).not.toMatch(/aria-roledescription|aria-live/)
  })

  it('renders nothing without slides', () => {
    expect(renderUi(<BannerSlider label="News" slides={[]} />)).toBe('')
  })
})
