import { expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { tiles } from '../../../test/pieces.js'
import { renderUi } from '../../../test/renderUi.js'
import { ProductCarousel } from './ProductCarousel.js'

describeComponent('ProductCarousel', ProductCarousel, { title: 'Recently arrived', products: tiles(8) }, [
  'title',
  'track',
  'item',
])

it('renders nothing without products', () => {
  expect(renderUi(<ProductCarousel title="Recently arrived" products={[]} />)).toBe('')
})
