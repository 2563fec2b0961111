import { describe, expect, it } from 'vitest'
import { photo } from '../../../test/artwork.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { tile, tiles } from '../../../test/pieces.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { ProductSlider } from './ProductSlider.js'

const items = tiles(3).map((product) => ({ product, text: 'Thin, and quiet.' }))

describeComponent('ProductSlider', ProductSlider, { title: 'Three thin watches', items }, [
  'title',
  'item',
  'image',
  'body',
])

describe('ProductSlider', () => {
  it('renders nothing without products', () => {
    expect(renderUi(<ProductSlider title="Three thin watches" items={[]} />)).toBe('')
  })

  it('renders at most twelve', () => {
    const many = tiles(40).map((product) => ({ product }))
    expect(renderUi(<ProductSlider title="Many" items={many} />).match(/<article/g)).toHaveLength(12)
  })

  it('renders no controls for a single product', () => {
    const html = renderUi(<ProductSlider title="One" items={items.slice(0, 1)} />)
    expect(html).not.toMatch(/<button|carousel"/)
  })

  it('has one link per product, with a distinct name', () => {
    const html = renderUi(<ProductSlider title="One" items={items.slice(0, 1)} />)
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(textOf(html)).toContain('View the piece Aurelune Meridian 40')
  })

  it('shows the photograph if available, else the product on its background', () => {
    const image = { ...photo('sand', 'On a wrist'), src: '/wrist.jpg' }
    expect(renderUi(<ProductSlider title="One" items={[{ product: tile, image }]} />)).toContain('src="/wrist.jpg"')
    const broken = { ...image, src: '' }
    const html = renderUi(<ProductSlider title="One" items={[{ product: tile, image: broken }]} />)
    expect(html).toContain('alt="Meridian 40 in rose gold"')
    expect(renderUi(<ProductSlider title="One" items={[{ product: { ...tile, image: null } }]} />)).not.toContain(
      '<img',
    )
  })
})
