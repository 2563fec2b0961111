// @vitest-environment happy-dom
import { answerWith, refuseWith } from '@vitrine/commerce-client/testing/fakeRoutes'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { loadFlyout } from '../flyouts/flyoutLoaders.js'
import { afterCalls } from '../../testing/afterCalls.js'
import { politeTexts } from '../../testing/announced.js'
import type { ShopRoutes } from '../../testing/fakeShop.js'
import { press } from '../../testing/press.js'
import { leaveShell, renderInShell } from '../../testing/renderInShell.js'
import { SearchButton } from './SearchButton.js'
import { writeRecentSearches } from './recentSearchStore.js'

const button = () => screen.getByRole('link', { name: 'Search' })
const suggestions = {
  searchPhrase: 'meri',
  productSuggestions: {
    products: [{ productId: 'm', productName: 'Meridian 40', c_brand: 'Aurelune', c_urlPath: '/aurelune/meridian-40' }],
  },
}

/** Opens the search and returns its field. */
async function open(routes: ShopRoutes = {}) {
  const shop = renderInShell(<SearchButton />, { routes })
  press(button())
  await screen.findByRole('dialog', { name: 'Search' })
  return { ...shop, field: screen.getByRole('combobox') }
}

afterEach(leaveShell)

describe('the search', () => {
  it('is a link to the search page that opens a flyout instead', async () => {
    renderInShell(<SearchButton />)
    expect(button().getAttribute('href')).toBe('/ch/en/search')
    expect(button().getAttribute('aria-haspopup')).toBe('dialog')
    expect(fireEvent.click(button())).toBe(false)
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeDefined()
    expect(location.pathname).toBe('/ch/en')
  })

  it('leaves a click with a modifier key to the browser', async () => {
    renderInShell(<SearchButton />)
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(button(), { metaKey: true })
    await act(async () => loadFlyout('search'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('focuses its field immediately, and sends no request before there is input', async () => {
    const { field, names } = await open()
    expect(document.activeElement).toBe(field)
    await afterCalls()
    expect(names()).toEqual([])
  })

  it('requests suggestions and shows them as links', async () => {
    const shop = await open({ 'GET search-suggestions': answerWith(suggestions) })
    fireEvent.change(shop.field, { target: { value: 'meri' } })
    const option = await screen.findByRole('option', { name: /Meridian 40/ })
    expect(option.getAttribute('href')).toBe('/ch/en/aurelune/meridian-40/m.html')
    const [asked] = shop.calls.filter(({ path }) => path.endsWith('/search-suggestions'))
    expect(asked?.query.get('q')).toBe('meri')
  })

  it('announces that suggestions could not be loaded', async () => {
    const { field } = await open({ 'GET search-suggestions': refuseWith(500, 'internal') })
    fireEvent.change(field, { target: { value: 'meri' } })
    const text = 'Suggestions cannot be shown at the moment. Press Enter to search.'
    await waitFor(() => expect(politeTexts()).toEqual([text]))
  })

  it('opens the results, closes immediately, and keeps the phrase as a recent search', async () => {
    const { field } = await open({ 'GET search-suggestions': answerWith(suggestions) })
    fireEvent.change(field, { target: { value: 'meridian 40' } })
    press(screen.getByRole('button', { name: 'Show search results' }))
    expect(field.closest('[inert]')).not.toBeNull()
    await waitFor(() => expect(location.pathname + location.search).toBe('/ch/en/search?q=meridian%2040'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press(button())
    fireEvent.change(await screen.findByRole('combobox'), { target: { value: '' } })
    expect(await screen.findByRole('option', { name: 'meridian 40' })).toBeDefined()
  })

  it('offers recent searches and clears them on demand', async () => {
    writeRecentSearches(['corvane', 'meridian'])
    await open()
    fireEvent.focus(screen.getByRole('combobox'))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'corvane',
      'meridian',
    ])
    press(screen.getByRole('button', { name: /clear/i }))
    expect(screen.queryAllByRole('option')).toEqual([])
    expect(localStorage).toHaveLength(0)
  })
})
