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
import { WishlistPart } from './WishlistPart.lazy.js'

const catalogue = [
  buildProduct({ id: 'm', name: 'Meridian 40' }),
  buildProduct({ id: 'c', name: 'Corvane 36' }),
  buildProduct({ id: 's', name: 'Solstice 38' }),
]

function open(routes: ShopRoutes, hasSession = true) {
  return renderInShell(<WishlistPart title={undefined} isLead />, { routes, hasSession, at: '/ch/en/wishlist' })
}

const products = () => screen.queryAllByRole('article').map(({ textContent }) => textContent)
const heart = (name: string) => screen.findByRole('button', { name: `Add Aurelune ${name} to wishlist` })

afterEach(leaveShell)

describe('the wishlist page', () => {
  it('shows the products in the order of the wishlist, and their number', async () => {
    open(fakeWishes(catalogue, 's', 'm'))
    await waitFor(() => expect(politeTexts()).toEqual(['2 pieces']))
    expect(products()).toEqual([expect.stringContaining('Solstice 38'), expect.stringContaining('Meridian 40')])
    await waitFor(() => expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wishlist')
  })

  it('is empty for a first visitor, sends no request, and links to the watches', async () => {
    const shop = open(fakeWishes(catalogue, 'm'), false)
    expect(screen.getByText('Your wishlist is empty')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Discover watches' }).getAttribute('href')).toBe('/ch/en/watches')
    await afterCalls()
    expect(shop.names()).toEqual([])
  })

  it('does not show that it is empty while it is loading', async () => {
    const wishes = fakeWishes(catalogue)
    const held = holdAnswer(wishes['GET product-lists'])
    const shop = open({ ...wishes, 'GET product-lists': held.answer })
    await waitFor(() => expect(shop.count('GET product-lists')).toBe(1))
    expect(screen.queryByText('Your wishlist is empty')).toBeNull()
    held.release()
    expect(await screen.findByText('Your wishlist is empty')).toBeDefined()
  })

  it.each([
    ['one product', ['m', 'x'], '1 piece of your list is no longer sold'],
    ['two products', ['x', 'm', 'y'], '2 pieces of your list are no longer sold'],
  ])('reports %s as no longer sold, and shows the others', async (_, wished, text) => {
    open(fakeWishes(catalogue, ...wished))
    expect(await screen.findByText(text)).toBeDefined()
    expect(products()).toEqual([expect.stringContaining('Meridian 40')])
    expect(politeTexts()).toEqual(['1 piece'])
  })

  it('removes a product, updates the number and moves the focus to the title', async () => {
    const shop = open(fakeWishes(catalogue, 's', 'm'))
    press(await heart('Solstice 38'))
    await waitFor(() => expect(politeTexts()).toEqual(['1 piece', 'Item removed from wishlist']))
    expect(products()).toEqual([expect.stringContaining('Meridian 40')])
    expect(shop.changes()).toEqual(['DELETE /customers/guest/product-lists/list-1/items/wish-s'])
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('shows that it is empty after the last product is removed', async () => {
    open(fakeWishes(catalogue, 'm'))
    press(await heart('Meridian 40'))
    expect(await screen.findByText('Your wishlist is empty')).toBeDefined()
  })

  it('restores a product whose removal failed', async () => {
    open({ ...fakeWishes(catalogue, 's', 'm'), 'DELETE wish-s': refuseWith(500, 'internal') })
    press(await heart('Solstice 38'))
    await waitFor(() => expect(urgentTexts()).toEqual(['Something went wrong. Try again!']))
    await waitFor(() => expect(products()).toHaveLength(2))
  })

  it('shows an error when the wishlist could not be loaded, and loads it again on demand', async () => {
    const wishes = fakeWishes(catalogue, 'm')
    open({ ...wishes, 'GET product-lists': [refuseWith(500, 'internal'), wishes['GET product-lists']] })
    await waitFor(() => expect(urgentTexts()).toEqual([expect.stringMatching(/^Your wishlist could not be loaded\./)]))
    expect(screen.queryByText('Your wishlist is empty')).toBeNull()
    press(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(products()).toEqual([expect.stringContaining('Meridian 40')]))
    expect(urgentTexts()).toEqual([])
  })

  it('reports no product as no longer sold when the products could not be loaded', async () => {
    open({ ...fakeWishes(catalogue, 'm'), 'GET products': refuseWith(500, 'internal') })
    await waitFor(() => expect(urgentTexts()).toEqual([expect.stringMatching(/^Your wishlist could not be loaded\./)]))
    expect(screen.queryByText(/no longer sold/)).toBeNull()
  })

  it('shows the title set by the editor', () => {
    renderInShell(<WishlistPart title="Favourites" isLead={false} />)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Favourites')
  })
})
