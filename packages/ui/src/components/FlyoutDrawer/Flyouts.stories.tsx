import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { front } from '../../../test/media.js'
import { comparison } from '../../../test/comparison.js'
import { expectModalContract, expectNoSidewaysScroll } from '../../../test/modalContract.js'
import { cartLine, listing } from '../../../test/pieces.js'
import { manyBrands, refinements } from '../../../test/refinements.js'
import { localeOptions, navigation, phone, utilityLinks } from '../../../test/siteData.js'
import { StayingLink } from '../../../test/StayingLink.js'
import { availabilityItems, NOON } from '../../../test/stores.js'
import { UiProvider } from '../../provider/UiProvider.js'
import { Button } from '../Button/Button.js'
import type { CartLineData } from '../CartLine/CartLine.js'
import { FilterFlyout } from '../FilterFlyout/FilterFlyout.js'
import { Listing } from '../Listing/Listing.js'
import { LocaleSwitch } from '../LocaleSwitch/LocaleSwitch.js'
import { MenuTree } from '../MenuTree/MenuTree.js'
import { ProductComparison } from '../ProductComparison/ProductComparison.js'
import { SearchFlyout } from '../SearchFlyout/SearchFlyout.js'
import { ShoppingCartOverlay } from '../ShoppingCartOverlay/ShoppingCartOverlay.js'
import { StoreAvailability } from '../StoreAvailability/StoreAvailability.js'
import { WishlistToggle } from '../WishlistToggle/WishlistToggle.js'
import { FlyoutDrawer } from './FlyoutDrawer.js'

const meta = {
  title: 'Overlays/Flyouts',
  component: FlyoutDrawer,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '760px' } },
    guidance: {
      do: [
        'Use the id of each flyout’s purpose, so that its shape is consistent.',
        'Load drawer and content together, on the first hover or focus of the opener.',
      ],
      dont: ['Add an eighth kind; other content needs a page.', 'Open two at the same time.'],
    },
    contract: [
      'Each is a modal dialog named by its title; the focus moves in, stays in and returns to its opener.',
      'The page behind is inert; at 320 px a flyout fills the screen.',
    ],
    keyboard: [
      { keys: 'Tab, Shift Tab', does: 'Moves through the flyout and stays in it.' },
      { keys: 'Escape', does: 'Closes it and returns to what opened it.' },
    ],
  },
  args: { isOpen: true, onClose: () => {}, title: '', children: null },
} satisfies Meta<typeof FlyoutDrawer>

export default meta

type Story = StoryObj<typeof meta>

interface Flyout {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A flyout over its page, with the button that opens it. */
function OverListing({ flyout, defaultOpen = true }: { flyout: (state: Flyout) => ReactNode; defaultOpen?: boolean }) {
  const [isOpen, setIsOpen] = useState(defaultOpen)
  return (
    <UiProvider linkComponent={StayingLink}>
      <main>
        <Button variant="text" onClick={() => setIsOpen(true)}>
          Open the flyout
        </Button>
        <Listing {...listing} />
      </main>
      {flyout({ isOpen, onClose: () => setIsOpen(false) })}
    </UiProvider>
  )
}

/** Asserts that the flyout is open, named, of the right shape and without overflow. */
const isShown = (id: string, name: string) => async () => {
  const dialog = await screen.findByRole('dialog', { name })
  await expect(dialog.closest('[data-flyout]')).toHaveAttribute('data-flyout', id)
  await waitFor(() => expectNoSidewaysScroll(dialog))
}

const menu = (state: Flyout) => (
  <FlyoutDrawer {...state} flyout="menu" title="Menu">
    <MenuTree
      navigation={navigation}
      utilityLinks={utilityLinks}
      phone={phone}
      localeSwitch={<LocaleSwitch options={localeOptions} placement="above" />}
    />
  </FlyoutDrawer>
)

const filters = (state: Flyout) => (
  <FilterFlyout {...state} groups={[manyBrands, ...refinements.slice(1)]} total={24} clearHref="/watches" />
)

const brands = (state: Flyout) => (
  <FilterFlyout {...state} groups={[manyBrands]} total={24} clearHref="/watches" opensAt="brand" />
)

const search = (state: Flyout) => (
  <SearchFlyout
    {...state}
    search={{
      action: '/search',
      query: '',
      onQueryChange: () => {},
      suggestions: null,
      status: 'ready',
      recent: ['moon phase', 'wedding rings'],
      onClearRecent: () => {},
    }}
    popular={[
      { label: 'New watches', href: '/watches/new' },
      { label: 'Certified Pre-Owned', href: '/certified-pre-owned' },
      { label: 'Gift cards', href: '/gift-cards' },
    ]}
  />
)

const compare = (state: Flyout) => (
  <FlyoutDrawer {...state} flyout="productComparison" title="Compare">
    <ProductComparison
      items={comparison(3)}
      onRemove={() => {}}
      add={
        <Button variant="text" onClick={state.onClose}>
          Add a piece
        </Button>
      }
    />
  </FlyoutDrawer>
)

const lines: readonly CartLineData[] = [
  cartLine,
  {
    ...cartLine,
    itemId: 'line-2',
    brand: 'Sérance',
    name: 'Perle du Lac earrings',
    image: { ...front('jewel', 2), alt: 'Perle du Lac earrings' },
    price: { kind: 'regular', amount: 2890, isStartingAt: false },
    availability: 'preOrder',
    quantity: 2,
  },
]

const cart = (state: Flyout) => (
  <FlyoutDrawer {...state} flyout="shoppingCart" title="Shopping Cart">
    <ShoppingCartOverlay
      status="ready"
      lines={lines}
      total={18280}
      currency="CHF"
      checkoutHref="/checkout/login"
      cartHref="/cart"
      onQuantityChange={() => {}}
      onRemove={() => {}}
      onCheckout={state.onClose}
      onGoToCart={state.onClose}
      onContinue={state.onClose}
      onRetry={() => {}}
      renderWishlist={heart}
    />
  </FlyoutDrawer>
)

const heart = (line: CartLineData) => (
  <WishlistToggle productName={`${line.brand} ${line.name}`} isPressed={line.itemId === 'line-2'} onToggle={() => {}} />
)

const boutiques = (state: Flyout) => (
  <FlyoutDrawer {...state} flyout="storeAvailability" title="Available in these boutiques">
    <StoreAvailability items={availabilityItems} now={NOON} contactHref="/contact" />
  </FlyoutDrawer>
)

export const Menu: Story = { render: () => <OverListing flyout={menu} />, play: isShown('menu', 'Menu') }

export const Filters: Story = {
  render: () => <OverListing flyout={filters} />,
  play: isShown('filterFlyout', 'Filters'),
}

export const FilterBrand: Story = {
  render: () => <OverListing flyout={brands} />,
  play: isShown('filterBrand', 'Brand'),
}

export const Search: Story = { render: () => <OverListing flyout={search} />, play: isShown('search', 'Search') }

/** Only its table scrolls horizontally, if necessary. */
export const Comparison: Story = {
  render: () => <OverListing flyout={compare} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Compare' })
    await expect(dialog.closest('[data-flyout]')).toHaveAttribute('data-flyout', 'productComparison')
    await expect(within(dialog).getByRole('table')).toBeVisible()
  },
}

export const ShoppingCart: Story = {
  render: () => <OverListing flyout={cart} />,
  play: async () => {
    await isShown('shoppingCart', 'Shopping Cart')()
    await expect(screen.getAllByRole('button', { name: /to wishlist$/ })).toHaveLength(2)
  },
}

/** The buttons stay at the bottom; at 200 % text size, where there is no room for that, they scroll with the lines. */
export const ShoppingCartFoot: Story = {
  ...ShoppingCart,
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Shopping Cart' })
    const foot = screen.getByRole('link', { name: 'Go to Shopping Cart' }).parentElement ?? dialog
    const root = document.documentElement
    const resize = (letters: string) => root.style.setProperty('font-size', letters)
    try {
      resize(`${innerHeight / 60}px`)
      await expect(getComputedStyle(foot).position).toBe('sticky')
      await expect(dialog.getBoundingClientRect().bottom - foot.getBoundingClientRect().bottom).toBeLessThan(48)
      resize(`${innerHeight / 30}px`)
      await expect(getComputedStyle(foot).position).toBe('static')
    } finally {
      root.style.removeProperty('font-size')
    }
  },
}

export const Boutiques: Story = {
  render: () => <OverListing flyout={boutiques} />,
  play: isShown('storeAvailability', 'Available in these boutiques'),
}

/** Focus trap, Tab, Esc and the inert page behind, with real content. */
export const Keyboard: Story = {
  render: () => <OverListing flyout={boutiques} defaultOpen={false} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open the flyout' })
    await userEvent.click(opener)
    await expectModalContract({ user: userEvent, opener, name: 'Available in these boutiques' })
  },
}

export const AllStates = allStates(meta, { ShoppingCart })
