// @vitest-environment happy-dom
import { buildProduct } from '@vitrine/commerce-client/testing/buildProduct'
import { refuseWith } from '@vitrine/commerce-client/testing/fakeRoutes'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { afterCalls } from '../../testing/afterCalls.js'
import { politeTexts, urgentTexts } from '../../testing/announced.js'
import type { ShopRoutes } from '../../testing/fakeShop.js'
import { fakeWishes } from '../../testing/fakeWishes.js'
import { holdAnswer } from '../../testing/holdAnswer.js'
import { press } from '../../testing/press.js'
import { leaveShell, renderInShell } from '../../testing/renderInShell.js'
import { WishlistButton } from './WishlistButton.js'

const product = buildProduct({ id: 'm' })
const item = { quantity: 1, public: false, priority: 1, type: 'product', productId: 'm' }
const isAdded = /^1 item added to wishlist/

function open(routes: ShopRoutes, hasSession = true) {
  return renderInShell(<WishlistButton productId="m" brand="Aurelune" name="Meridian 40" variant="image" />, {
    routes,
    hasSession,
  })
}

const heart = () => screen.getByRole('button', { name: 'Add Aurelune Meridian 40 to wishlist' })
const isPressed = () => heart().getAttribute('aria-pressed') === 'true'
const findPressed = () => screen.findByRole('button', { pressed: true })

afterEach(leaveShell)

describe('the wishlist button', () => {
  it('sends no request and is not pressed for a first visitor', async () => {
    const shop = open(fakeWishes([product], 'm'), false)
    expect(isPressed()).toBe(false)
    await afterCalls()
    expect(shop.names()).toEqual([])
  })

  it('is pressed when the product is in the wishlist', async () => {
    open(fakeWishes([product], 'm'))
    expect(await findPressed()).toBe(heart())
  })

  it('is pressed immediately, adds the product and announces it with a link to the wishlist', async () => {
    const shop = open(fakeWishes([product], 'other'))
    press(heart())
    expect(isPressed()).toBe(true)
    await waitFor(() => expect(politeTexts()).toEqual([expect.stringMatching(isAdded)]))
    expect(shop.changes()).toEqual([`POST /customers/guest/product-lists/list-1/items ${JSON.stringify(item)}`])
    expect(isPressed()).toBe(true)
    expect(screen.getByRole('link', { name: 'View wishlist' }).getAttribute('href')).toBe('/ch/en/wishlist')
  })

  it('starts a session and creates the wishlist for the first product', async () => {
    const shop = open(fakeWishes([product]), false)
    press(heart())
    await waitFor(() => expect(politeTexts()).toEqual([expect.stringMatching(isAdded)]))
    expect(shop.names()[0]).toBe('POST session')
    expect(shop.changes()).toEqual([
      'POST /customers/guest/product-lists {"type":"wish_list"}',
      `POST /customers/guest/product-lists/list-1/items ${JSON.stringify(item)}`,
    ])
  })

  it('removes the product and announces it', async () => {
    const shop = open(fakeWishes([product], 'm'))
    press(await findPressed())
    expect(isPressed()).toBe(false)
    await waitFor(() => expect(politeTexts()).toEqual(['Item removed from wishlist']))
    expect(shop.changes()).toEqual(['DELETE /customers/guest/product-lists/list-1/items/wish-m'])
    expect(isPressed()).toBe(false)
  })

  it('reports a product that is already in the wishlist, and stays pressed', async () => {
    const shop = open(fakeWishes([product], 'm'), false)
    press(heart())
    await waitFor(() => expect(politeTexts()).toEqual(['Item is already in wishlist']))
    expect(isPressed()).toBe(true)
    expect(shop.changes()).toEqual([])
  })

  it.each([
    ['add', [], 'POST items', false],
    ['remove', ['m'], 'DELETE wish-m', true],
  ] as const)(
    'is reset with a warning when the platform refuses to %s the product',
    async (_, wished, call, before) => {
      open({ ...fakeWishes([product], ...wished), [call]: refuseWith(500, 'internal') })
      press(before ? await findPressed() : heart())
      expect(isPressed()).toBe(!before)
      await waitFor(() => expect(urgentTexts()).toEqual(['Something went wrong. Try again!']))
      await waitFor(() => expect(isPressed()).toBe(before))
      expect(politeTexts()).toEqual([])
    },
  )

  it('is reset with a warning when no session can be started', async () => {
    open({ ...fakeWishes([product]), 'POST session': refuseWith(503, 'unavailable') }, false)
    press(heart())
    expect(isPressed()).toBe(true)
    await waitFor(() => expect(urgentTexts()).toEqual(['Something went wrong. Try again!']))
    await waitFor(() => expect(isPressed()).toBe(false))
  })

  it('is busy while a change is pending, and ignores further clicks', async () => {
    const wishes = fakeWishes([product])
    const held = holdAnswer(wishes['POST items'])
    const shop = open({ ...wishes, 'POST items': held.answer })
    press(heart())
    expect(heart().getAttribute('aria-busy')).toBe('true')
    press(heart())
    await waitFor(() => expect(shop.count('POST items')).toBe(1))
    held.release()
    await waitFor(() => expect(heart().hasAttribute('aria-busy')).toBe(false))
    expect(isPressed()).toBe(true)
    expect(shop.count('POST items')).toBe(1)
  })

  it('adds once on a double click', async () => {
    const shop = open(fakeWishes([product]))
    press(heart())
    await waitFor(() => expect(heart().hasAttribute('aria-busy')).toBe(false))
    press(heart(), { detail: 2 })
    expect(isPressed()).toBe(true)
    expect(heart().hasAttribute('aria-busy')).toBe(false)
    expect(shop.count('POST items')).toBe(1)
  })

  it('shows only the latest message', async () => {
    open(fakeWishes([product]))
    press(heart())
    await waitFor(() => expect(politeTexts()).toEqual([expect.stringMatching(isAdded)]))
    await waitFor(() => expect(heart().hasAttribute('aria-busy')).toBe(false))
    press(heart())
    await waitFor(() => expect(politeTexts()).toEqual(['Item removed from wishlist']))
  })

  it('removes the message when the wishlist page opens', async () => {
    open(fakeWishes([product]))
    press(heart())
    press(await screen.findByRole('link', { name: 'View wishlist' }))
    await waitFor(() => expect(location.pathname).toBe('/ch/en/wishlist'))
    await waitFor(() => expect(politeTexts()).toEqual([]))
  })

  it('is in sync with other buttons of the same product', async () => {
    renderInShell(
      <>
        <WishlistButton productId="m" brand="Aurelune" name="Meridian 40" variant="image" />
        <WishlistButton productId="m" brand="Aurelune" name="Meridian 40" variant="text" />
        <WishlistButton productId="c" brand="Aurelune" name="Corvane 36" variant="image" />
      </>,
      { routes: fakeWishes([product]), hasSession: true },
    )
    const pressed = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))
    const [first] = screen.getAllByRole('button')
    if (first) press(first)
    await waitFor(() => expect(pressed()).toEqual(['true', 'true', 'false']))
  })
})
