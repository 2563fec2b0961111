// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from '@vitrine/ui/Link'
import { afterEach, describe, expect, it } from 'vitest'
import { useFlyouts } from '../../contexts/FlyoutContext.js'
import { fakeCart } from '../../testing/fakeCart.js'
import { press } from '../../testing/press.js'
import { leaveShell, renderInShell } from '../../testing/renderInShell.js'

/** A page with a button for each flyout, and a link to another page. */
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
/** Finds by text, because an open flyout hides the page from screen readers. */
const onPage = (name: string) => screen.getByText(name)
const dialogs = () => screen.queryAllByRole('dialog')
const findDialog = (name: string) => screen.findByRole('dialog', { name })

afterEach(leaveShell)

describe('flyouts', () => {
  it('are modal: the page behind is inert, and the focus moves into the flyout', async () => {
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
    ['the close button', () => press(screen.getByRole('button', { name: 'Close' }))],
  ])('close with %s and return the focus', async (_, close) => {
    open()
    press(onPage('Open the cart'))
    const cart = await findDialog('Shopping Cart')
    await waitFor(() => expect(document.activeElement).toBe(cart))
    close(cart)
    await waitFor(() => expect(dialogs()).toEqual([]))
    expect(document.activeElement).toBe(onPage('Open the cart'))
    expect(onPage('Watches').closest('[inert]')).toBeNull()
  })

  it('close on a navigation, and stay closed when going back', async () => {
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

  it('can be opened again after closing', async () => {
    open()
    press(onPage('Open the cart'))
    fireEvent.keyDown(await findDialog('Shopping Cart'), { key: 'Escape' })
    await waitFor(() => expect(dialogs()).toEqual([]))
    press(onPage('Open the cart'))
    expect(await findDialog('Shopping Cart')).toBeDefined()
  })
})
