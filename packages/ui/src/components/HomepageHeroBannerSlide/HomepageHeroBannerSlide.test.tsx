import { describe, expect, it, vi } from 'vitest'
import { scene } from '../../../test/artwork.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { film } from '../../../test/film.js'
import { renderUi } from '../../../test/renderUi.js'
import { HomepageHeroBannerSlide } from './HomepageHeroBannerSlide.js'

const image = scene('dusk', 'A watch')
const links = ['See the pieces', 'The story', 'Something else'].map((label) => ({ label, href: `/${label}` }))

describeComponent(
  'HomepageHeroBannerSlide',
  HomepageHeroBannerSlide,
  { image, film: { src: film }, overline: 'New', title: 'The quiet hour', text: 'Twelve pieces', links },
  ['picture', 'content', 'overline', 'title', 'text', 'links'],
)
describeComponent('HomepageHeroBannerSlide without a picture', HomepageHeroBannerSlide, { image: null, title: 'Hour' })

describe('HomepageHeroBannerSlide', () => {
  it('sends photograph, words and links from the server, and no film', () => {
    const html = renderUi(<HomepageHeroBannerSlide image={image} film={{ src: film }} title="The quiet hour" />)
    expect(html).toContain('<img')
    expect(html).not.toMatch(/<video|video\/webm/)
  })

  it('offers two ways on at most', () => {
    const html = renderUi(<HomepageHeroBannerSlide image={image} title="The quiet hour" links={links} />)
    expect(html.match(/<a /g)).toHaveLength(2)
    expect(html).not.toContain('Something else')
  })

  it('takes two links to the same page', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    const twice = ['See the pieces', 'The story'].map((label) => ({ label, href: '/hour' }))
    expect(renderUi(<HomepageHeroBannerSlide image={image} title="Hour" links={twice} />).match(/<a /g)).toHaveLength(2)
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })

  it('leaves no empty row without links', () => {
    const html = renderUi(<HomepageHeroBannerSlide image={image} title="The quiet hour" links={[]} />)
    expect(html).not.toMatch(/<div[^>]*><\/div>/)
  })

  it('is the first heading of a page only when asked', () => {
    expect(renderUi(<HomepageHeroBannerSlide image={null} title="Hour" />)).toMatch(/<h2/)
    expect(renderUi(<HomepageHeroBannerSlide image={null} title="Hour" headingLevel={1} />)).toMatch(/<h1/)
  })

  it('loads its photograph at once only when it is the first', () => {
    expect(renderUi(<HomepageHeroBannerSlide image={image} title="Hour" priority />)).toContain('loading="eager"')
    expect(renderUi(<HomepageHeroBannerSlide image={image} title="Hour" />)).toContain('loading="lazy"')
  })

  it('shows markup in plain text as text', () => {
    expect(renderUi(<HomepageHeroBannerSlide image={null} title="<b>Bold</b>" />)).toContain('&lt;b&gt;Bold')
  })
})
