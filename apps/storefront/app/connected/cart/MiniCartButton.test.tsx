// @vitest-environment happy-dom
import { buildProduct } from '@vitrine/commerce-client/testing/buildProduct'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { afterCalls } from '../../testing/afterCalls.js'
import { fakeCart } from '../../testing/fakeCart.js'
import { press } from '../../testing/press.js'
import { leaveShell, renderInShell } from '../../testing/renderInShell.js'
import { loadFlyout } from '../flyouts/flyoutLoaders.js'
import { AddToCart } from './AddToCart.js'
import { MiniCartButton } from './MiniCartButton.js'

const product = buildProduct()
const line = { itemId: 'line-1', productId: product.id }
const button = () => screen.getByRole('link')

afterEach(leaveShell)

describe('MiniCartButton', () => {
  it('sends no request and shows no number for a first visitor', async () => {
    const shop = renderInShell(<MiniCartButton />, { routes: fakeCart([product], line) })
    expect(button().getAttribute('aria-label')).toBe('Shopping Cart')
    expect(button().textContent).toBe('')
    await afterCalls()
    expect(shop.names()).toEqual([])
  })

  it.each([
    [1, 'Shopping Cart, 1 item', '1'],
    [3, 'Shopping Cart, 3 items', '3'],
    [100, 'Shopping Cart, 99+ items', '99+'],
  ])('counts %i items in its name and in its badge', async (quantity, name, badge) => {
    renderInShell(<MiniCartButton />, { routes: fakeCart([product], { ...line, quantity }), hasSession: true })
    expect((await screen.findByRole('link', { name })).textContent).toBe(badge)
  })

  it('counts items, not lines', async () => {
    const second = { itemId: 'line-2', productId: 'other', quantity: 2 }
    renderInShell(<MiniCartButton />, { routes: fakeCart([product], line, second), hasSession: true })
    expect(await screen.findByRole('link', { name: 'Shopping Cart, 3 items' })).toBeDefined()
  })

  it('counts the first product as soon as it is added', async () => {
    renderInShell(
      <>
        <MiniCartButton />
        <AddToCart productId={product.id} name="Meridian 40" maxQuantity={2} availability="inStock" isPurchasable />
      </>,
      { routes: fakeCart([product]) },
    )
    press(screen.getByRole('button', { name: 'Add to cart' }))
    expect(await screen.findByRole('link', { name: 'Shopping Cart, 1 item', hidden: true })).toBeDefined()
  })

  it('opens the mini-cart instead of following its link', async () => {
    renderInShell(<MiniCartButton />, { routes: fakeCart([product], line) })
    expect(button().getAttribute('href')).toBe('/ch/en/cart')
    expect(fireEvent.click(button())).toBe(false)
    expect(await screen.findByRole('dialog', { name: 'Shopping Cart' })).toBeDefined()
    expect(location.pathname).toBe('/ch/en')
  })

  it('leaves a click with a modifier key to the browser', async () => {
    renderInShell(<MiniCartButton />)
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(button(), { ctrlKey: true })
    await act(async () => loadFlyout('shoppingCart'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
