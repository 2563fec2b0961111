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

const pieces = () => screen.queryAllByRole('article').map(({ textContent }) => textContent)
const heart = (name: string) => screen.findByRole('button', { name: `Add Aurelune ${name} to wishlist` })

afterEach(leaveShell)

describe('the page of the wish list', () => {
  it('shows the pieces in the order of the list, and their number', async () => {
    open(fakeWishes(catalogue, 's', 'm'))
    await waitFor(() => expect(politeTexts()).toEqual(['2 pieces']))
    expect(pieces()).toEqual([expect.stringContaining('Solstice 38'), expect.stringContaining('Meridian 40')])
    await waitFor(() => expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wishlist')
  })

  it('is empty without a question for a shopper who is here for the first time, and leads to the watches', async () => {
    const shop = open(fakeWishes(catalogue, 'm'), false)
    expect(screen.getByText('Your wishlist is empty')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Discover watches' }).getAttribute('href')).toBe('/ch/en/watches')
    await afterCalls()
    expect(shop.names()).toEqual([])
  })

  it('does not say that it is empty while it is being read', async () => {
    const wishes = fakeWishes(catalogue)
    const held = holdAnswer(wishes['GET product-lists'])
    const shop = open({ ...wishes, 'GET product-lists': held.answer })
    await waitFor(() => expect(shop.count('GET product-lists')).toBe(1))
    expect(screen.queryByText('Your wishlist is empty')).toBeNull()
    held.release()
    expect(await screen.findByText('Your wishlist is empty')).toBeDefined()
  })

  it.each([
    ['one piece', ['m', 'x'], '1 piece of your list is no longer sold'],
    ['some pieces', ['x', 'm', 'y'], '2 pieces of your list are no longer sold'],
  ])('says that %s of the list are gone, and shows the others', async (_, wished, text) => {
    open(fakeWishes(catalogue, ...wished))
    expect(await screen.findByText(text)).toBeDefined()
    expect(pieces()).toEqual([expect.stringContaining('Meridian 40')])
    expect(politeTexts()).toEqual(['1 piece'])
  })

  it('removes a piece, counts anew and takes the focus to the title', async () => {
    const shop = open(fakeWishes(catalogue, 's', 'm'))
    press(await heart('Solstice 38'))
    await waitFor(() => expect(politeTexts()).toEqual(['1 piece', 'Item removed from wishlist']))
    expect(pieces()).toEqual([expect.stringContaining('Meridian 40')])
    expect(shop.changes()).toEqual(['DELETE /customers/guest/product-lists/list-1/items/wish-s'])
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('is empty once the last piece is removed', async () => {
    open(fakeWishes(catalogue, 'm'))
    press(await heart('Meridian 40'))
    expect(await screen.findByText('Your wishlist is empty')).toBeDefined()
  })

  it('brings a piece back whose removal failed', async () => {
    open({ ...fakeWishes(catalogue, 's', 'm'), 'DELETE wish-s': refuseWith(500, 'internal') })
    press(await heart('Solstice 38'))
    await waitFor(() => expect(urgentTexts()).toEqual(['Something went wrong. Try again!']))
    await waitFor(() => expect(pieces()).toHaveLength(2))
  })

  it('says that it could not be read, and reads it again on demand', async () => {
    const wishes = fakeWishes(catalogue, 'm')
    open({ ...wishes, 'GET product-lists': [refuseWith(500, 'internal'), wishes['GET product-lists']] })
    await waitFor(() => expect(urgentTexts()).toEqual([expect.stringMatching(/^Your wishlist could not be loaded\./)]))
    expect(screen.queryByText('Your wishlist is empty')).toBeNull()
    press(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(pieces()).toEqual([expect.stringContaining('Meridian 40')]))
    expect(urgentTexts()).toEqual([])
  })

  it('calls no piece gone when the products could not be read', async () => {
    open({ ...fakeWishes(catalogue, 'm'), 'GET products': refuseWith(500, 'internal') })
    await waitFor(() => expect(urgentTexts()).toEqual([expect.stringMatching(/^Your wishlist could not be loaded\./)]))
    expect(screen.queryByText(/no longer sold/)).toBeNull()
  })

  it('bears the title that the editor gave it', () => {
    renderInShell(<WishlistPart title="Favourites" isLead={false} />)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Favourites')
  })
})
