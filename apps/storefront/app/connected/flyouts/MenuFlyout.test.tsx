// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useFlyouts } from '../../contexts/FlyoutContext.js'
import { press } from '../../testing/press.js'
import { leaveShell, renderInShell } from '../../testing/renderInShell.js'

function MenuButton() {
  const flyouts = useFlyouts()
  return (
    <button type="button" onClick={() => flyouts.open('menu')}>
      Open the menu
    </button>
  )
}

async function open(at?: string) {
  renderInShell(<MenuButton />, { at })
  press(screen.getByRole('button', { name: 'Open the menu' }))
  return within(await screen.findByRole('dialog', { name: 'Menu' }))
}

afterEach(leaveShell)

describe('the menu', () => {
  it('lists the departments, the service pages and the telephone number of the country', async () => {
    const menu = await open()
    const links = menu.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/ch/en/watches', '/ch/en/contact', 'tel:+41445550130'])
  })

  it.each([
    ['another page', 'Contact', '/ch/en/contact'],
    ['a department', 'Watches', '/ch/en/watches'],
  ])('closes on a click on the link to %s', async (_, name, path) => {
    const menu = await open()
    press(menu.getByRole('link', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(location.pathname).toBe(path))
  })

  it('closes on a click on the link to the current page', async () => {
    const menu = await open('/ch/en/contact')
    press(menu.getByRole('link', { name: 'Contact' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
