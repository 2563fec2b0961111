import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { expectMarked, markedParts, markedRoot } from '../../../test/lazyPart.js'
import { enlarged, expectModalContract, expectNoSidewaysScroll } from '../../../test/modalContract.js'
import { navigation } from '../../../test/siteData.js'
import { Button } from '../Button/Button.js'
import { MenuTree } from '../MenuTree/MenuTree.js'
import { FlyoutDrawer } from './FlyoutDrawer.js'

function WithOpener({ isOpen: defaultOpen, ...rest }: ComponentProps<typeof FlyoutDrawer>) {
  const [isOpen, setIsOpen] = useState(defaultOpen)
  return (
    <main>
      <h1>Page</h1>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <FlyoutDrawer {...rest} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </main>
  )
}

const meta = {
  title: 'Overlays/FlyoutDrawer',
  component: FlyoutDrawer,
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '520px' } },
    guidance: {
      do: [
        'Keep the context of the page visible behind it: the client returns to it.',
        'Put the main action into the footer, where it stays in view.',
        'Chain panels with a back button, at most two levels deep.',
      ],
      dont: [
        'Open it automatically: only a user action opens a flyout.',
        'Put a form of more than five fields into it; use a page.',
        'Open a second flyout over the first. A confirmation dialog is allowed.',
      ],
    },
    contract: [
      'A modal dialog, named by its title.',
      'The focus moves in, stays in and returns to the opener; the page behind is inert.',
      'When a panel replaces another, the new title takes the focus.',
      'At 320 px it takes the full width, and its content scrolls in one direction only.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the flyout and wraps around.' },
      { keys: 'Escape', does: 'Closes the flyout.' },
      { keys: 'Enter, Space', does: 'On “Back” or “Close”, goes back or closes.' },
    ],
  },
  args: {
    isOpen: true,
    onClose: () => {},
    flyout: 'menu',
    title: 'Menu',
    children: <MenuTree navigation={navigation} />,
  },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof FlyoutDrawer>

export default meta

type Story = StoryObj<typeof meta>

export const Menu: Story = {}

export const Search: Story = {
  args: { flyout: 'search', title: 'Search', children: <p>What are you looking for?</p> },
}

export const ShoppingCart: Story = {
  args: {
    flyout: 'shoppingCart',
    title: 'Shopping Cart',
    children: <p>Aurelune Meridian 40, CHF 12,500</p>,
    footer: <Button>Checkout</Button>,
  },
}

export const Filters: Story = {
  args: {
    flyout: 'filterFlyout',
    title: 'Filters',
    headerActions: <Button variant="text">Remove all</Button>,
    children: <p>Brand, material, diameter</p>,
    footer: <Button>Show 48 pieces</Button>,
  },
}

/** A panel of the filter flyout. */
export const FilterBrand: Story = {
  args: { flyout: 'filterBrand', title: 'Brand', onBack: () => {}, children: <p>Aurelune, Brandvold, Corvane</p> },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Back' })).toBeVisible()
  },
}

export const ProductComparison: Story = {
  args: { flyout: 'productComparison', title: 'Compare', children: <p>Two pieces beside each other</p> },
}

export const StoreAvailability: Story = {
  args: { flyout: 'storeAvailability', title: 'Available in these boutiques', children: <p>Zürich, Bahnhofstrasse</p> },
}

/** Focus trap, Tab, Esc and the inert page behind. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await expectModalContract({ user: userEvent, opener, name: 'Menu' })
  },
}

/** Keys pressed before the focus has moved in are handled by the flyout. */
export const EarlyKeys: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    opener.focus()
    opener.click()
    await Promise.resolve()
    const isIn = screen.getByRole('dialog').contains(document.activeElement)
    opener.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await expect(isIn).toBe(false)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

export const ClosesOnBackdrop: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Menu' })
    await userEvent.click(dialog.parentElement?.firstElementChild ?? dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const paragraphs = Array.from({ length: 30 }, (_, index) => (
  <p key={index}>Paragraph {index + 1} of a text that is longer than the screen.</p>
))

/** The text scrolls, also by keyboard; title and footer stay, and the page keeps its scroll position. */
export const LongContent: Story = {
  args: { flyout: 'shoppingCart', title: 'Long', children: paragraphs, footer: <Button>Checkout</Button> },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Long' })
    const footer = await screen.findByRole('button', { name: 'Checkout' })
    await waitFor(() => expect(footer.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
    const body = await waitFor(() => {
      const scroller = dialog.querySelector('[tabindex="0"]')
      if (!scroller) throw new Error('The scrolling text is not focusable, so it cannot be scrolled by keyboard.')
      return scroller
    })
    while (document.activeElement !== body) await userEvent.tab()
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
    await expect(getComputedStyle(document.body).overflowY).toBe('hidden')
  },
}

const longTitle =
  'Aurelune Meridian 40 in rose gold with a hand-guilloché dial, an alligator strap and a second strap of calf, limited to one hundred pieces, of which this is the forty-first, with box and papers'

/** A long title wraps; the actions next to it stay. */
export const LongTitle: Story = {
  args: { ...Filters.args, title: longTitle, onBack: () => {} },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: longTitle })
    await expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible()
    await waitFor(() => expectNoSidewaysScroll(dialog))
  },
}

/** Text is rendered as plain text; a very long word breaks. */
export const OddTexts: Story = {
  args: {
    title: `<b>الحقيبة</b> ${'Gehäuseoberflächenbehandlungsverfahren'.repeat(3)}`,
    children: null,
    footer: null,
  },
  play: async () => {
    await waitFor(async () => expectNoSidewaysScroll(await screen.findByRole('dialog')))
  },
}

/** On the smallest phone it fills the screen. */
export const SmallestPhone: Story = {
  args: { ...Filters.args },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0))
    await expect(dialog.getBoundingClientRect().width).toBe(innerWidth)
    await expectNoSidewaysScroll(dialog)
  },
}

/** 1280 px at 400 %: the whole flyout scrolls, so that everything is reachable. */
export const Enlarged: Story = {
  ...enlarged,
  args: { flyout: 'shoppingCart', title: longTitle, children: paragraphs, footer: <Button>Checkout</Button> },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await expect(innerHeight).toBe(256)
    await waitFor(() => expectNoSidewaysScroll(dialog))
    const checkout = await screen.findByRole('button', { name: 'Checkout' })
    while (document.activeElement !== checkout) await userEvent.tab()
    await waitFor(() => expect(checkout.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight + 1))
  },
}

function Stack() {
  const [depth, setDepth] = useState(0)
  return (
    <main>
      <h1>Page</h1>
      <Button onClick={() => setDepth(1)}>First</Button>
      <FlyoutDrawer isOpen={depth > 0} onClose={() => setDepth(0)} flyout="filterFlyout" title="Filters">
        <Button onClick={() => setDepth(2)}>Second</Button>
      </FlyoutDrawer>
      <FlyoutDrawer isOpen={depth > 1} onClose={() => setDepth(1)} flyout="filterBrand" title="Brand">
        <Button>Aurelune</Button>
      </FlyoutDrawer>
    </main>
  )
}

/** Nested flyouts are not recommended but work: Esc closes the upper one, and the focus returns one step at a time. */
export const OneOverAnother: Story = {
  render: () => <Stack />,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'First' })
    await userEvent.click(first)
    const second = await screen.findByRole('button', { name: 'Second' })
    await userEvent.click(second)
    await screen.findByRole('dialog', { name: 'Brand' })
    await waitFor(() => expect(second.closest('[inert]')).not.toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(second).toHaveFocus())
    await expect(second.closest('[inert]')).toBeNull()
    await expect(first.closest('[inert]')).not.toBeNull()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Brand' })).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(first).toHaveFocus())
    await expect(first.closest('[inert]')).toBeNull()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

function Panels() {
  const [isBrand, setIsBrand] = useState(false)
  return (
    <FlyoutDrawer
      isOpen
      onClose={() => {}}
      flyout="filterFlyout"
      title={isBrand ? 'Brand' : 'Filters'}
      onBack={isBrand ? () => setIsBrand(false) : undefined}
    >
      {isBrand ? (
        <Button key="brand">Aurelune</Button>
      ) : (
        <Button onClick={() => setIsBrand(true)}>Choose a brand</Button>
      )}
    </FlyoutDrawer>
  )
}

/** When the pressed control disappears with its panel, the new title takes the focus. */
export const NestedPanels: Story = {
  render: () => <Panels />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a brand' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Brand' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Filters' })).toHaveFocus())
  },
}

/** Passes `className`, attributes and `slotProps` to the root and every part. */
export const FromOutside: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    ...markedRoot,
    onBack: () => {},
    footer: 'Footer',
    slotProps: markedParts('sheet', 'head', 'title', 'back', 'close', 'body', 'footer'),
  },
  play: () => expectMarked('sheet', 'head', 'title', 'back', 'close', 'body', 'footer'),
}

export const AllStates = allStates(meta, { LongTitle })
