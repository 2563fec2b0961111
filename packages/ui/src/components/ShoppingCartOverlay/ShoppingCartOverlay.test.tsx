import { describe, expect, it } from 'vitest'
import { cartLine } from '../../../test/pieces.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { ShoppingCartOverlay, type ShoppingCartOverlayProps, shoppingCartMessages } from './ShoppingCartOverlay.js'

const nothing = () => {}
const overlay: ShoppingCartOverlayProps = {
  status: 'ready',
  lines: [cartLine],
  total: 12500,
  currency: 'CHF',
  onQuantityChange: nothing,
  onRemove: nothing,
  onCheckout: nothing,
  onGoToCart: nothing,
  onContinue: nothing,
  onRetry: nothing,
  checkoutHref: '/checkout/login',
  cartHref: '/cart',
}

describe('ShoppingCartOverlay', () => {
  it('is titled as specified', () => {
    expect(shoppingCartMessages.title.defaultMessage).toBe('Shopping Cart')
  })

  it('shows line, total and actions', () => {
    const html = renderUi(<ShoppingCartOverlay {...overlay} />, 'de-CH')
    const text = textOf(html)
    for (const words of ['Meridian 40', 'In stock', 'Total CHF 12’500 incl. VAT', 'Checkout', 'Go to Shopping Cart']) {
      expect(text).toContain(words)
    }
    expect(html).toContain('href="/checkout/login"')
    expect(html).toContain('href="/cart"')
  })

  it.each([
    ['inStock', 'In stock'],
    ['preOrder', 'Pre Order'],
    ['soldOut', 'Out of stock'],
  ] as const)('labels a line that is %s', (availability, label) => {
    expect(textOf(renderUi(<ShoppingCartOverlay {...overlay} lines={[{ ...cartLine, availability }]} />))).toContain(
      label,
    )
  })

  it('states that it is empty, without a total', () => {
    expect(textOf(renderUi(<ShoppingCartOverlay {...overlay} lines={[]} total={null} />))).toBe(
      'Your shopping cart is empty.Continue Shopping',
    )
  })

  it('announces loading and failure', () => {
    expect(renderUi(<ShoppingCartOverlay {...overlay} status="loading" />)).toContain('aria-busy="true"')
    expect(renderUi(<ShoppingCartOverlay {...overlay} status="failed" />)).toContain('role="alert"')
  })

  it('includes the product in the names of quantity and remove button', () => {
    const html = renderUi(<ShoppingCartOverlay {...overlay} />)
    expect(html).toContain('Quantity of Aurelune Meridian 40')
    expect(html).toContain('aria-label="Remove Aurelune Meridian 40"')
  })

  it('needs no style attribute', () => {
    expect(renderUi(<ShoppingCartOverlay {...overlay} />)).not.toContain('style=')
  })
})

describeComponent('ShoppingCartOverlay', ShoppingCartOverlay, overlay, ['lines', 'footer', 'total'])
