// @vitest-environment happy-dom
import { buildProduct } from '@vitrine/commerce-client/testing/buildProduct'
import { refuseWith } from '@vitrine/commerce-client/testing/fakeRoutes'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { beginNavigation, endNavigation } from '../../navigation/pendingNavigation.js'
import { urgentTexts } from '../../testing/announced.js'
import { fakeCart } from '../../testing/fakeCart.js'
import type { ShopRoutes } from '../../testing/fakeShop.js'
import { holdAnswer } from '../../testing/holdAnswer.js'
import { press } from '../../testing/press.js'
import { leaveShell, renderInShell } from '../../testing/renderInShell.js'
import { AddToCart } from './AddToCart.js'

const product = buildProduct()
const offer = { productId: product.id, name: 'Meridian 40', maxQuantity: 2 }
const addition = `POST /baskets/basket-1/items [{"productId":"${product.id}","quantity":1}]`
const button = () => screen.getByRole('button', { name: 'Add to cart' })
const miniCart = () => screen.findByRole('dialog', { name: 'Shopping Cart' })

function open(routes: ShopRoutes = {}) {
  return renderInShell(<AddToCart {...offer} availability="inStock" isPurchasable />, {
    routes: { ...fakeCart([product]), ...routes },
  })
}

afterEach(leaveShell)

describe('AddToCart', () => {
  it('creates a basket for the first product, adds the product and opens the mini-cart', async () => {
    const shop = open()
    press(button())
    const dialog = await miniCart()
    expect(await screen.findByRole('heading', { name: 'Aurelune Meridian 40' })).toBeDefined()
    expect(shop.changes()).toEqual(['POST /baskets {"c_country":"CH","currency":"CHF"}', addition])
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  })

  it('adds the product to the existing basket', async () => {
    const shop = open(fakeCart([product], { itemId: 'line-1', productId: 'other' }))
    press(button())
    await miniCart()
    expect(shop.changes()).toEqual([addition])
  })

  it('is busy and keeps its name until the mini-cart is open', async () => {
    const cart = fakeCart([product])
    const held = holdAnswer(cart['POST items'])
    open({ ...cart, 'POST items': held.answer })
    press(button())
    expect(button().getAttribute('aria-busy')).toBe('true')
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(button())
    held.release()
    await miniCart()
    await waitFor(() => expect(lockedButton().hasAttribute('aria-busy')).toBe(false))
  })

  it('adds once on a double click', async () => {
    const shop = open()
    press(button())
    press(button(), { detail: 2 })
    await miniCart()
    expect(shop.count('POST items')).toBe(1)
  })

  it('ignores the second click of a double click that began on another element', async () => {
    const shop = open()
    press(button(), { detail: 2 })
    expect(button().hasAttribute('aria-busy')).toBe(false)
    press(button())
    await miniCart()
    expect(shop.count('POST items')).toBe(1)
  })

  it('adds once on two clicks while the first request is pending', async () => {
    const cart = fakeCart([product])
    const held = holdAnswer(cart['POST items'])
    const shop = open({ ...cart, 'POST items': held.answer })
    press(button())
    await waitFor(() => expect(shop.count('POST items')).toBe(1))
    press(button())
    held.release()
    await miniCart()
    expect(shop.count('POST items')).toBe(1)
  })

  it.each([
    ['Can-Not-Add-To-Cart', 'Maximum quantity for selected product already in cart.'],
    ['Mix-Basket-Found-Pre-Order', 'Basket has pre-order product, You can not add this product.'],
    ['Mix-Basket-Found-In-Stock', 'Basket has in-stock product, You can not add this product.'],
    [
      'StaffSale-Mix-Basket-Found',
      'Discounted staff sale products cannot be ordered at the same time with other product categories.',
    ],
    ['Anything-Else', 'Something wrong!'],
  ])('shows the message for the error code %s next to the button, which keeps the focus', async (c_code, text) => {
    open({ 'POST items': refuseWith(400, 'bad-request', { c_code }) })
    press(button())
    await waitFor(() => expect(urgentTexts()).toEqual([text]))
    expect(document.activeElement).toBe(button())
    expect(button().hasAttribute('aria-busy')).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('removes the error message on the next attempt', async () => {
    const cart = fakeCart([product])
    open({ ...cart, 'POST items': [refuseWith(400, 'bad-request'), cart['POST items']] })
    press(button())
    await screen.findByText('Something wrong!')
    press(button())
    expect(screen.queryByText('Something wrong!')).toBeNull()
    await miniCart()
  })

  it('is labelled "Pre-order" for a pre-order product', () => {
    renderInShell(<AddToCart {...offer} availability="preOrder" isPurchasable />)
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Pre-order'])
  })

  it('renders no button for a product that cannot be bought', () => {
    renderInShell(<AddToCart {...offer} availability="inStock" isPurchasable={false} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('adds nothing while a navigation to another variant is pending', async () => {
    const shop = open()
    act(beginNavigation)
    expect(button().getAttribute('aria-busy')).toBe('true')
    press(button())
    act(endNavigation)
    expect(button().hasAttribute('aria-busy')).toBe(false)
    press(button())
    await miniCart()
    expect(shop.changes().filter((change) => change === addition)).toHaveLength(1)
  })
})

/** Finds the button while the open mini-cart hides the page from screen readers. */
const lockedButton = () => screen.getByRole('button', { name: 'Add to cart', hidden: true })
