import { describe, expect, it } from 'vitest'
import { scene } from '../../../test/artwork.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { HeroBanner } from './HeroBanner.js'

describeComponent(
  'HeroBanner',
  HeroBanner,
  { image: scene('dusk', 'A watch'), overline: 'New', title: 'The quiet hour', text: 'Twelve pieces' },
  ['picture', 'content', 'overline', 'title', 'text'],
)

describe('HeroBanner', () => {
  it('is the h1 of a page only on request', () => {
    expect(renderUi(<HeroBanner image={null} title="The quiet hour" />)).toMatch(/<h2/)
    expect(renderUi(<HeroBanner image={null} title="The quiet hour" headingLevel={1} />)).toMatch(/<h1/)
  })

  it('names its link by the link text', () => {
    const link = { label: 'See the pieces', href: '/watches' }
    expect(renderUi(<HeroBanner image={null} title="The quiet hour" link={link} />)).toMatch(
      /<a[^>]*href="\/watches"[^>]*>See the pieces/,
    )
  })

  it('renders markup in plain text as text', () => {
    expect(renderUi(<HeroBanner image={null} title="<b>Bold</b>" />)).toContain('&lt;b&gt;Bold&lt;/b&gt;')
  })
})
