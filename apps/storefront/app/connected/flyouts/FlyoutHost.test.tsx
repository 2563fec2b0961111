// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from '@vitrine/ui/Link'
import { afterEach, describe, expect, it } from 'vitest'
import { useFlyouts } from '../../contexts/FlyoutContext.js'
import { fakeCart } from '../../testing/fakeCart.js'
import { press } from '../../testing/press.js'
import { leaveShell, renderInShell } from '../../testing/renderInShell.js'

/** A page with a way to each flyout, and one to another page. */
function Page() {
  const flyouts = useFlyouts()
  return (
    <>
      <button type="button" onClick={() => flyouts.open('shoppingCart')}>
        Open the cart
      </button>
      <button type="button" onClick={() => flyouts.open('search')}>
        Open the search
      </button>
      <Link href="/ch/en/watches">Watches</Link>
    </>
  )
}

const open = () => renderInShell(<Page />, { routes: fakeCart([]) })
/** The page is hidden from screen readers while a flyout is open; scripts may still ask for another. */
const onPage = (name: string) => screen.getByText(name)
const dialogs = () => screen.queryAllByRole('dialog')
const findDialog = (name: string) => screen.findByRole('dialog', { name })

afterEach(leaveShell)

describe('flyouts', () => {
  it('are modal: the page behind is inert, and the focus moves in', async () => {
    open()
    press(onPage('Open the cart'))
    const cart = await findDialog('Shopping Cart')
    await waitFor(() => expect(document.activeElement).toBe(cart))
    expect(screen.queryByRole('link', { name: 'Watches' })).toBeNull()
    expect(onPage('Watches').closest('[inert]')).not.toBeNull()
  })

  it('are open one at a time', async () => {
    open()
    press(onPage('Open the cart'))
    const cart = await findDialog('Shopping Cart')
    press(onPage('Open the search'))
    await findDialog('Search')
    await waitFor(() => expect(cart.isConnected).toBe(false))
    expect(dialogs()).toHaveLength(1)
  })

  it.each([
    ['Esc', (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: 'Escape' })],
    ['its button', () => press(screen.getByRole('button', { name: 'Close' }))],
  ])('close with %s, and give the focus back', async (_, close) => {
    open()
    press(onPage('Open the cart'))
    const cart = await findDialog('Shopping Cart')
    await waitFor(() => expect(document.activeElement).toBe(cart))
    close(cart)
    await waitFor(() => expect(dialogs()).toEqual([]))
    expect(document.activeElement).toBe(onPage('Open the cart'))
    expect(onPage('Watches').closest('[inert]')).toBeNull()
  })

  it('close with a navigation, and stay closed on the way back', async () => {
    open()
    press(onPage('Open the cart'))
    await findDialog('Shopping Cart')
    press(onPage('Watches'))
    await waitFor(() => expect(dialogs()).toEqual([]))
    expect(location.pathname).toBe('/ch/en/watches')
    act(() => history.back())
    await waitFor(() => expect(location.pathname).toBe('/ch/en'))
    expect(dialogs()).toEqual([])
  })

  it('can be opened again after they were closed', async () => {
    open()
    press(onPage('Open the cart'))
    fireEvent.keyDown(await findDialog('Shopping Cart'), { key: 'Escape' })
    await waitFor(() => expect(dialogs()).toEqual([]))
    press(onPage('Open the cart'))
    expect(await findDialog('Shopping Cart')).toBeDefined()
  })
})
