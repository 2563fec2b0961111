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
  it('renders photograph, text and links on the server, but no video', () => {
    const html = renderUi(<HomepageHeroBannerSlide image={image} film={{ src: film }} title="The quiet hour" />)
    expect(html).toContain('<img')
    expect(html).not.toMatch(/<video|video\/webm/)
  })

  it('renders at most two links', () => {
    const html = renderUi(<HomepageHeroBannerSlide image={image} title="The quiet hour" links={links} />)
    expect(html.match(/<a /g)).toHaveLength(2)
    expect(html).not.toContain('Something else')
  })

  it('accepts two links to the same page', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    const twice = ['See the pieces', 'The story'].map((label) => ({ label, href: '/hour' }))
    expect(renderUi(<HomepageHeroBannerSlide image={image} title="Hour" links={twice} />).match(/<a /g)).toHaveLength(2)
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })

  it('renders no empty links element', () => {
    const html = renderUi(<HomepageHeroBannerSlide image={image} title="The quiet hour" links={[]} />)
    expect(html).not.toMatch(/<div[^>]*><\/div>/)
  })

  it('is the h1 of a page only on request', () => {
    expect(renderUi(<HomepageHeroBannerSlide image={null} title="Hour" />)).toMatch(/<h2/)
    expect(renderUi(<HomepageHeroBannerSlide image={null} title="Hour" headingLevel={1} />)).toMatch(/<h1/)
  })

  it('loads its photograph eagerly only with priority', () => {
    expect(renderUi(<HomepageHeroBannerSlide image={image} title="Hour" fetchPriority="high" />)).toContain(
      'loading="eager"',
    )
    expect(renderUi(<HomepageHeroBannerSlide image={image} title="Hour" />)).toContain('loading="lazy"')
  })

  it('renders markup in plain text as text', () => {
    expect(renderUi(<HomepageHeroBannerSlide image={null} title="<b>Bold</b>" />)).toContain('&lt;b&gt;Bold')
  })
})
