import { describe, expect, it } from 'vitest'
import { scene } from '../../../test/artwork.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { PartnerBrandBannerSlider } from './PartnerBrandBannerSlider.js'

const slides = ['Abyssal', 'Sovereign', 'Longitude'].map((title) => ({
  id: title,
  image: scene('moss', `Corvane ${title}`),
  overline: 'Corvane',
  title,
  text: 'As the brand says it',
  link: { label: `To the ${title}`, href: `/corvane/${title}` },
}))

describeComponent('PartnerBrandBannerSlider', PartnerBrandBannerSlider, { label: 'Corvane', slides }, [
  'track',
  'slide',
  'controls',
  'picture',
  'body',
  'overline',
  'title',
  'text',
])

describe('PartnerBrandBannerSlider', () => {
  it('shows the brand’s text verbatim, below its images', () => {
    const html = renderUi(<PartnerBrandBannerSlider label="Corvane" slides={slides} />)
    for (const { title } of slides) expect(html).toMatch(new RegExp(`</picture>.*<h2[^>]*>${title}</h2>`))
  })

  it('renders only its first banner as the top of the page', () => {
    const html = renderUi(
      <PartnerBrandBannerSlider label="Corvane" slides={slides} headingLevel={1} fetchPriority="high" />,
    )
    expect(html.match(/<h[12]/g)).toEqual(['<h1', '<h2', '<h2'])
    expect(html.match(/loading="eager"/g)).toHaveLength(1)
  })

  it('has no controls with a single banner', () => {
    const html = renderUi(<PartnerBrandBannerSlider label="Corvane" slides={slides.slice(0, 1)} />)
    expect(html).not.toMatch(/aria-roledescription|tabindex/)
  })

  it('renders nothing without banners', () => {
    expect(renderUi(<PartnerBrandBannerSlider label="Corvane" slides={[]} />)).toBe('')
  })
})
