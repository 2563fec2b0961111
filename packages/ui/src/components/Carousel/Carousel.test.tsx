import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { Carousel } from './Carousel.js'

const slides = ['One', 'Two', 'Three'].map((content) => ({ id: content, content }))

describeComponent('Carousel', Carousel, { label: 'News', slides }, ['track', 'slide', 'controls'])
describeComponent('Carousel with one slide', Carousel, { label: 'News', slides: slides.slice(0, 1) })

describe('Carousel', () => {
  it('has every slide in the server’s HTML, none of them inert', () => {
    const html = renderUi(<Carousel label="News" slides={slides} rotateEveryMs={6000} />)
    expect(html.match(/role="group"/g)).toHaveLength(3)
    expect(html).not.toContain('inert')
  })

  it('can be scrolled by keyboard without scripts', () => {
    expect(renderUi(<Carousel label="News" slides={slides} />)).toMatch(/<div aria-live="polite" tabindex="0"/)
  })

  it('does not rotate without scripts', () => {
    expect(renderUi(<Carousel label="News" slides={slides} rotateEveryMs={6000} />)).toContain('aria-live="polite"')
  })

  it('has no rotation button without rotation', () => {
    expect(renderUi(<Carousel label="News" slides={slides} />).match(/<button/g)).toHaveLength(2)
  })

  it('is not a carousel with a single slide', () => {
    const html = renderUi(<Carousel label="News" slides={slides.slice(0, 1)} rotateEveryMs={6000} />)
    expect(html).not.toMatch(/<button|aria-roledescription/)
  })

  it('renders nothing without slides', () => {
    expect(renderUi(<Carousel label="News" slides={[]} />)).toBe('')
  })
})
