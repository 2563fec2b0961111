import { describe, expect, it } from 'vitest'
import { scene } from '../../../test/artwork.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { HomepageHeroBannerSlide } from '../HomepageHeroBannerSlide/HomepageHeroBannerSlide.js'
import { BannerSlider } from './BannerSlider.js'

const slides = ['One', 'Two', 'Three'].map((title, index) => ({
  id: title,
  content: <HomepageHeroBannerSlide image={scene('dusk', '')} title={title} priority={index === 0} />,
}))

describeComponent('BannerSlider', BannerSlider, { label: 'News', slides }, ['track', 'slide', 'controls'])
describeComponent('BannerSlider with one slide', BannerSlider, { label: 'News', slides: slides.slice(0, 1) })

describe('BannerSlider', () => {
  it('sends every banner from the server, none of them inert, the first loading at once', () => {
    const html = renderUi(<BannerSlider label="News" slides={slides} rotateEveryMs={6000} />)
    expect(html.match(/role="group"/g)).toHaveLength(3)
    expect(html).not.toContain('inert')
    expect(html.match(/loading="(?:eager|lazy)"/g)).toEqual(['loading="eager"', 'loading="lazy"', 'loading="lazy"'])
  })

  it('offers no buttons that would do nothing yet', () => {
    expect(renderUi(<BannerSlider label="News" slides={slides} />)).not.toContain('<button')
  })

  it('can be scrolled by key before scripts run', () => {
    expect(renderUi(<BannerSlider label="News" slides={slides} />)).toMatch(/<div aria-live="polite" tabindex="0"/)
  })

  it('is no carousel with one slide', () => {
    const html = renderUi(<BannerSlider label="News" slides={slides.slice(0, 1)} rotateEveryMs={6000} />)
    expect(html).not.toMatch(/aria-roledescription|aria-live/)
  })

  it('renders nothing without slides', () => {
    expect(renderUi(<BannerSlider label="News" slides={[]} />)).toBe('')
  })
})
