import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { detail, features, tiles } from '../../../test/pieces.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { ProductDetail } from './ProductDetail.js'

const page = (changes: Partial<typeof detail> = {}) => (
  <ProductDetail {...detail} {...changes} purchase={<button type="button">Add to cart</button>} />
)

describeComponent('ProductDetail', ProductDetail, detail, ['title', 'panel', 'sections'])

describe('ProductDetail', () => {
  it('renders name, price and purchase options in this order', () => {
    const text = textOf(renderUi(page()))
    const order = ['Aurelune', 'Reference 2104', '12,500', 'In stock', 'Rose gold', 'Add to cart', 'Contact us']
    const places = order.map((words) => text.indexOf(words))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('contains the full short description', () => {
    expect(renderUi(page())).toContain('Automatic watch in rose gold with a silver dial')
  })

  it('offers an enquiry instead of the cart when the price is on request', () => {
    const text = textOf(renderUi(page({ price: { kind: 'onRequest' } })))
    expect(text).toContain('Price on request')
    expect(text).toContain('Enquire')
    expect(text).not.toContain('Add to cart')
  })

  it('renders variants and set items as links', () => {
    const html = renderUi(page({ setItems: tiles(2) }))
    expect(html).toContain('href="/aurelune/meridian-40/yellowGold.html"')
    expect(html).toContain('In this set')
  })

  it('needs no style attribute', () => {
    expect(renderUi(page({ features, setItems: tiles(2), badge: 'new', callout: 'New' }))).not.toContain('style=')
  })

  it('does not pass data to the root element', () => {
    expect(renderUi(<ProductDetail {...detail} lang="de" />)).toMatch(
      /^(?:<link [^>]*>)?<article lang="de" class="[^"]*" data-product-id="2104-310-1">/,
    )
  })
})
