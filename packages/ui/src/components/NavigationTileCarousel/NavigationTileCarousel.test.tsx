import { describe, expect, it } from 'vitest'
import { scene } from '../../../test/artwork.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { NavigationTileCarousel } from './NavigationTileCarousel.js'

describeComponent(
  'NavigationTileCarousel',
  NavigationTileCarousel,
  { title: 'Ways in', tiles: [{ image: scene('dusk', ''), title: 'Watches', href: '/watches' }] },
  ['title', 'list'],
)

describe('NavigationTileCarousel', () => {
  it('renders nothing without tiles', () => {
    expect(renderUi(<NavigationTileCarousel title="Ways in" tiles={[]} />)).toBe('')
  })

  it('uses level 2 for its tiles when it has no title', () => {
    const html = renderUi(<NavigationTileCarousel tiles={[{ image: null, title: 'Watches', href: '/watches' }]} />)
    expect(html).toMatch(/<h2[^>]*><a/)
  })
})
