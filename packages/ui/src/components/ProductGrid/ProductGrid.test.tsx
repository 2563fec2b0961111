import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { tiles } from '../../../test/pieces.js'
import { ProductGrid } from './ProductGrid.js'

describeComponent('ProductGrid', ProductGrid, { products: tiles(2), label: 'Watches' })

describe('ProductGrid', () => {
  it('loads the images of the first screen eagerly, the first one with high priority', () => {
    const html = renderToStaticMarkup(
      <IntlProvider locale="en">
        <ProductGrid products={tiles(6)} label="Watches" eagerCount={4} />
      </IntlProvider>,
    )
    const images = html.match(/<img [^>]*>/g) ?? []
    expect(images.map((image) => image.includes('loading="eager"'))).toEqual([true, true, true, true, false, false])
    expect(images.map((image) => image.includes('fetchPriority="high"'))).toEqual([true, ...Array(5).fill(false)])
  })
})
