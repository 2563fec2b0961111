import { expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { cartLine } from '../../../test/pieces.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { CartPage, type CartPageProps } from './CartPage.js'

const nothing = () => {}
const props: CartPageProps = {
  status: 'ready',
  lines: [cartLine, { ...cartLine, itemId: 'line-2', quantity: 2 }],
  onQuantityChange: nothing,
  onRemove: nothing,
  onRetry: nothing,
  continueHref: '/ch/en',
  summary: <p>Summary</p>,
}

describeComponent('CartPage', CartPage, props)

it('counts products, not lines', () => {
  expect(textOf(renderUi(<CartPage {...props} />))).toContain('3 items')
})

it('gives each line its controls for browsers without scripts', () => {
  const html = renderUi(<CartPage {...props} renderWithoutScript={({ itemId }) => <b>{`Form of ${itemId}`}</b>} />)
  expect(html).toContain(`<noscript><b>Form of ${cartLine.itemId}</b></noscript>`)
  expect(html).toContain('<noscript><b>Form of line-2</b></noscript>')
})

it('shows no summary of an empty cart, but a way on', () => {
  const html = renderUi(<CartPage {...props} lines={[]} suggestions={<p>Suggestions</p>} />)
  expect(textOf(html)).toMatch(/Your shopping cart is empty\..*Continue Shopping.*Suggestions/)
  expect(html).not.toContain('Summary')
})

it('does not call a cart empty that is loading or could not be loaded', () => {
  for (const status of ['loading', 'failed'] as const) {
    expect(textOf(renderUi(<CartPage {...props} status={status} lines={[]} />))).not.toContain('is empty')
  }
})

it('announces a failure immediately, with a way to try again', () => {
  const html = renderUi(<CartPage {...props} status="failed" lines={[]} />)
  expect(html).toContain('role="alert"')
  expect(textOf(html)).toContain('Try again')
})
