import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { tile } from '../../../test/pieces.js'
import { renderUi } from '../../../test/renderUi.js'
import { ProductTile } from './ProductTile.js'

describe('ProductTile', () => {
  it('links to the product once', () => {
    const html = renderUi(<ProductTile product={tile} />)
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain(`href="${tile.href}"`)
  })

  it('omits the second image until hover or focus', () => {
    expect(renderUi(<ProductTile product={tile} />).match(/<img /g)).toHaveLength(1)
  })

  it('applies className, attributes and heading level', () => {
    const html = renderUi(<ProductTile product={tile} className="own" data-test="x" headingLevel={2} />)
    expect(html).toMatch(/^<article (?=[^>]*data-test="x")[^>]*class="[^"]* own"/)
    expect(html).toContain('<h2')
  })

  it('needs no style attribute', () => {
    expect(renderUi(<ProductTile product={{ ...tile, badge: 'new', background: 'black' }} />)).not.toContain('style=')
  })
})

describeComponent('ProductTile', ProductTile, { product: tile }, ['tile', 'title', 'brand', 'name'])
