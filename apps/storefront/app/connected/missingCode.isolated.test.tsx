// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { urgentTexts } from '../testing/announced.js'
import { fakeWishes } from '../testing/fakeWishes.js'
import { press } from '../testing/press.js'
import { leaveShell, renderInShell } from '../testing/renderInShell.js'
import { AddToCart } from './cart/AddToCart.js'
import { SearchButton } from './search/SearchButton.js'
import { WishlistButton } from './wishlist/WishlistButton.js'

// Code that cannot be loaded is tested in a file of its own, because a module stays loaded once it is. `import()` does
// not use the faked network, so the files themselves fail.
vi.mock('./commerce/commerceCalls.js', () => Promise.reject(new Error('offline')))
vi.mock('./search/SearchFlyout.lazy.js', () => Promise.reject(new Error('offline')))
vi.mock('./wishlist/Wishlist.lazy.js', () => Promise.reject(new Error('offline')))

const failed = 'Something went wrong. Try again!'

afterEach(leaveShell)

describe('code that cannot be loaded', () => {
  it('commerce calls: the add-to-cart button shows an error and can be used again', async () => {
    const shop = renderInShell(
      <AddToCart productId="m" name="Meridian 40" maxQuantity={1} availability="inStock" isPurchasable />,
    )
    const button = screen.getByRole('button', { name: 'Add to cart' })
    press(button)
    await waitFor(() => expect(urgentTexts()).toEqual([failed]))
    expect(button.hasAttribute('aria-busy')).toBe(false)
    expect(shop.names()).toEqual([])
  })

  it('a flyout: an error is announced, nothing opens, and the focus stays', async () => {
    renderInShell(<SearchButton />)
    const button = screen.getByRole('link', { name: 'Search' })
    press(button)
    await waitFor(() => expect(urgentTexts()).toEqual([failed]))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('the wishlist: an error is announced and the button is reset', async () => {
    const shop = renderInShell(<WishlistButton productId="m" brand="Aurelune" name="Meridian 40" variant="image" />, {
      routes: fakeWishes([]),
    })
    const heart = screen.getByRole('button', { name: 'Add Aurelune Meridian 40 to wishlist' })
    press(heart)
    expect(heart.getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(urgentTexts()).toEqual([failed]))
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'))
    expect(shop.changes()).toEqual([])
  })

  it('the wishlist: no error is announced before the button is used', async () => {
    renderInShell(<WishlistButton productId="m" brand="Aurelune" name="Meridian 40" variant="image" />, {
      hasSession: true,
    })
    await act(() => import('./wishlist/Wishlist.lazy.js').catch(() => undefined))
    expect(urgentTexts()).toEqual([])
  })
})
