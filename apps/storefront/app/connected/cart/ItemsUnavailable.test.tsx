// @vitest-environment happy-dom
import { buildProduct } from '@vitrine/commerce-client/testing/buildProduct'
import { refuseWith } from '@vitrine/commerce-client/testing/fakeRoutes'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fakeCart } from '../../testing/fakeCart.js'
import type { ShopRoutes } from '../../testing/fakeShop.js'
import { press } from '../../testing/press.js'
import { leaveShell, renderInShell } from '../../testing/renderInShell.js'
import { MiniCartButton } from './MiniCartButton.js'

const sold = buildProduct({ id: 'sold', name: 'Meridian 40' })
const soldOut = buildProduct({ id: 'sold-out', name: 'Corvane 36', c_inStock: false })
const preOrder = buildProduct({ id: 'pre-order', name: 'Solstice 38', c_inStock: false, c_isPreOrder: true })
const line = (productId: string, productName = '') => ({ itemId: `line-${productId}`, productId, productName })

function open(routes: ShopRoutes) {
  const shop = renderInShell(<MiniCartButton />, { routes })
  press(screen.getByRole('link', { name: 'Shopping Cart' }))
  return shop
}

const question = () => screen.findByRole('alertdialog', { name: 'Items Unavailable' })

// Loaded in advance, because compiling the dialog takes long.
beforeAll(() => import('./ItemsUnavailable.lazy.js'))
afterEach(leaveShell)

describe('Items Unavailable', () => {
  it('lists the products that are sold out or unknown, and no others', async () => {
    const catalogue = [sold, soldOut, preOrder]
    open(fakeCart(catalogue, line('sold'), line('sold-out'), line('pre-order'), line('gone', 'Old Navigator')))
    const asked = within(await question())
    expect(
      asked.getByText('Some items are no longer available online and will be removed from your cart.'),
    ).toBeDefined()
    expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
      'Aurelune Corvane 36',
      'Old Navigator',
    ])
  })

  it('removes the listed products, keeps the others and closes', async () => {
    const shop = open(fakeCart([sold, soldOut], line('sold'), line('sold-out'), line('gone', 'Old Navigator')))
    const asked = await question()
    const remove = within(asked).getByRole('button', { name: 'Remove' })
    expect(document.activeElement).toBe(remove)
    press(remove)
    await waitFor(() => expect(asked.isConnected).toBe(false))
    await waitFor(() =>
      expect(shop.changes()).toEqual([
        'DELETE /baskets/basket-1/items/line-sold-out',
        'DELETE /baskets/basket-1/items/line-gone',
      ]),
    )
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(await screen.findByText('Item removed from cart')).toBeDefined()
  })

  it('removes nothing on Esc, and does not ask again while the cart is open', async () => {
    const shop = open(fakeCart([sold, soldOut], line('sold'), line('sold-out')))
    const asked = await question()
    fireEvent.keyDown(asked, { key: 'Escape' })
    await waitFor(() => expect(asked.isConnected).toBe(false))
    expect(screen.getAllByRole('article')).toHaveLength(2)
    fireEvent.change(screen.getByRole('combobox', { name: 'Quantity of Aurelune Meridian 40' }), {
      target: { value: '2' },
    })
    await waitFor(() => expect(shop.changes()).toEqual([expect.stringContaining('PATCH')]))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it.each([
    ['every product can be bought', fakeCart([sold, preOrder], line('sold'), line('pre-order'))],
    [
      'the products could not be loaded',
      { ...fakeCart([], line('sold'), line('sold-out')), 'GET products': refuseWith(500, 'internal') },
    ],
  ])('does not ask when %s', async (_, routes) => {
    open(routes)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    await act(() => import('./ItemsUnavailable.lazy.js'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
