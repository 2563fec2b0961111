// @vitest-environment happy-dom
import { buildProduct } from '@vitrine/commerce-client/testing/buildProduct'
import { answerNothing, refuseWith } from '@vitrine/commerce-client/testing/fakeRoutes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { politeTexts, urgentTexts } from '../../testing/announced.js'
import { fakeCart } from '../../testing/fakeCart.js'
import type { ShopRoutes } from '../../testing/fakeShop.js'
import { holdAnswer } from '../../testing/holdAnswer.js'
import { press } from '../../testing/press.js'
import { leaveShell, renderInShell } from '../../testing/renderInShell.js'
import { MiniCartButton } from './MiniCartButton.js'

const meridian = buildProduct({ id: 'm', name: 'Meridian 40', price: 8200, c_allocation: 3 })
const corvane = buildProduct({ id: 'c', name: 'Corvane 36', price: 4100 })
const catalogue = [meridian, corvane]
const oneMeridian = { itemId: 'line-m', productId: 'm', basePrice: 8200 }
const twoCorvanes = { itemId: 'line-c', productId: 'c', basePrice: 4100, quantity: 2 }

/** Opens the mini-cart with its button. */
async function open(routes: ShopRoutes) {
  const shop = renderInShell(<MiniCartButton />, { routes, hasSession: true })
  press(await screen.findByRole('link', { name: /^Shopping Cart/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Shopping Cart' })
  return { ...shop, dialog, cart: within(dialog) }
}

const heading = (name: string) => screen.findByRole('heading', { name })
const quantityOf = (name: string) => screen.findByRole('combobox', { name: `Quantity of ${name}` })
const removeButton = (name: string) => screen.findByRole('button', { name: `Remove ${name}` })

afterEach(leaveShell)

describe('the mini-cart', () => {
  it('shows each product with quantity, price and availability, and the total', async () => {
    const { cart } = await open(fakeCart(catalogue, oneMeridian, twoCorvanes))
    await heading('Aurelune Meridian 40')
    const [first, second] = cart.getAllByRole('article').map(({ textContent }) => textContent)
    expect(first).toMatch(/Meridian 40.*CHF.8’200.*In stock/)
    expect(second).toMatch(/Corvane 36.*CHF.4’100.*In stock/)
    expect(await quantityOf('Aurelune Corvane 36')).toHaveProperty('value', '2')
    expect(politeTexts()).toContainEqual(expect.stringMatching(/^Total CHF.16’400(\.00)? incl\. VAT$/))
  })

  it('links to the product, the checkout and the cart', async () => {
    const { cart } = await open(fakeCart(catalogue, oneMeridian))
    await heading('Aurelune Meridian 40')
    expect(cart.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/ch/en/aurelune/meridian-40/m.html',
      '/ch/en/checkout/login',
      '/ch/en/cart',
    ])
  })

  it('shows that it is empty, and closes on "Continue Shopping"', async () => {
    const { dialog } = await open(fakeCart([]))
    expect(await screen.findByText('Your shopping cart is empty.')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull()
    press(screen.getByRole('button', { name: 'Continue Shopping' }))
    await waitFor(() => expect(dialog.isConnected).toBe(false))
  })

  it('returns the focus to the button that opened it when it closes', async () => {
    const { dialog } = await open(fakeCart(catalogue, oneMeridian))
    await waitFor(() => expect(document.activeElement).toBe(dialog))
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await waitFor(() => expect(dialog.isConnected).toBe(false))
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Shopping Cart, 1 item' }))
  })

  it('shows an error when the basket could not be loaded, and loads it again on demand', async () => {
    const cart = fakeCart(catalogue, oneMeridian)
    const shop = await open({ ...cart, 'GET baskets': [refuseWith(500, 'internal'), cart['GET baskets']] })
    await waitFor(() =>
      expect(urgentTexts()).toContainEqual(expect.stringContaining('Something went wrong. Try again!')),
    )
    expect(screen.queryByText('Your shopping cart is empty.')).toBeNull()
    press(screen.getByRole('button', { name: 'Try again' }))
    await heading('Aurelune Meridian 40')
    expect(shop.count('GET baskets')).toBe(2)
  })

  it('shows the name from the basket for a product that could not be loaded', async () => {
    const cart = fakeCart(catalogue, { ...oneMeridian, productName: 'Meridian of the basket' })
    await open({ ...cart, 'GET products': refuseWith(500, 'internal') })
    await heading('Meridian of the basket')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('removes a product, announces it, and keeps the focus in the mini-cart', async () => {
    const shop = await open(fakeCart(catalogue, oneMeridian, twoCorvanes))
    press(await removeButton('Aurelune Meridian 40'))
    expect(screen.queryByRole('heading', { name: 'Aurelune Meridian 40' })).toBeNull()
    await waitFor(() => expect(politeTexts()).toContain('Item removed from cart'))
    expect(shop.changes()).toEqual(['DELETE /baskets/basket-1/items/line-m'])
    expect(politeTexts()).toContainEqual(expect.stringMatching(/^Total CHF.8’200/))
    expect(shop.dialog.contains(document.activeElement)).toBe(true)
    expect(document.activeElement).not.toBe(shop.dialog)
  })

  it('restores a product whose removal failed, and shows a warning', async () => {
    await open({ ...fakeCart(catalogue, oneMeridian), 'DELETE line-m': refuseWith(400, 'bad-request') })
    press(await removeButton('Aurelune Meridian 40'))
    await waitFor(() => expect(urgentTexts()).toContain('Something went wrong. Try again!'))
    await heading('Aurelune Meridian 40')
    expect(politeTexts()).not.toContain('Item removed from cart')
  })

  it('changes the quantity and shows the new total', async () => {
    const shop = await open(fakeCart(catalogue, oneMeridian))
    const select = await quantityOf('Aurelune Meridian 40')
    expect(within(select).getAllByRole('option')).toHaveLength(3)
    fireEvent.change(select, { target: { value: '3' } })
    await waitFor(() => expect(politeTexts()).toContainEqual(expect.stringMatching(/^Total CHF.24’600/)))
    await waitFor(() =>
      expect(shop.changes()).toEqual(['PATCH /baskets/basket-1/items/line-m {"productId":"m","quantity":3}']),
    )
  })

  it('restores the quantity when a change is refused, with a dismissible message above the lines', async () => {
    await open({ ...fakeCart(catalogue, oneMeridian), 'PATCH line-m': refuseWith(400, 'bad-request') })
    const select = await quantityOf('Aurelune Meridian 40')
    fireEvent.change(select, { target: { value: '2' } })
    await waitFor(() => expect(urgentTexts()).toContain('Something went wrong. Try again!'))
    await waitFor(() => expect(select).toHaveProperty('value', '1'))
    press(screen.getByRole('button', { name: 'Close message' }))
    expect(urgentTexts()).not.toContain('Something went wrong. Try again!')
  })

  it('removes the message on the next change, before the response arrives', async () => {
    const cart = fakeCart(catalogue, oneMeridian)
    const held = holdAnswer(cart['PATCH line-m'] ?? answerNothing)
    const shop = await open({ ...cart, 'PATCH line-m': [refuseWith(400, 'bad-request'), held.answer] })
    fireEvent.change(await quantityOf('Aurelune Meridian 40'), { target: { value: '2' } })
    await waitFor(() => expect(urgentTexts()).toContain('Something went wrong. Try again!'))
    fireEvent.change(await quantityOf('Aurelune Meridian 40'), { target: { value: '3' } })
    await waitFor(() => expect(shop.count('PATCH line-m')).toBe(2))
    expect(urgentTexts()).not.toContain('Something went wrong. Try again!')
    held.release()
    await waitFor(() => expect(politeTexts()).toContainEqual(expect.stringMatching(/^Total CHF.24’600/)))
  })
})
