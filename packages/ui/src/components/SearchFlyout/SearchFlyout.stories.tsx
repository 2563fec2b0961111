import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { cutOut } from '../../../test/artwork.js'
import { LONG } from '../../../test/hostile.js'
import { expectMarked, markedParts, markedRoot } from '../../../test/lazyPart.js'
import { expectModalContract, expectNoSidewaysScroll } from '../../../test/modalContract.js'
import { StayingLink } from '../../../test/StayingLink.js'
import { UiProvider } from '../../provider/UiProvider.js'
import { Button } from '../Button/Button.js'
import { SearchFlyout, type SearchFlyoutProps } from './SearchFlyout.js'

function Live({ search, isOpen: defaultOpen, ...rest }: SearchFlyoutProps) {
  const [query, setQuery] = useState(search.query)
  const [isOpen, setIsOpen] = useState(defaultOpen)
  return (
    <UiProvider linkComponent={StayingLink}>
      <main>
        <h1>Page</h1>
        <Button onClick={() => setIsOpen(true)}>Search the shop</Button>
        <SearchFlyout
          {...rest}
          search={{ ...search, query, onQueryChange: setQuery, suggestions: query === '' ? null : search.suggestions }}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      </main>
    </UiProvider>
  )
}

const search: SearchFlyoutProps['search'] = {
  action: '/ch/en/search',
  query: '',
  onQueryChange: fn(),
  status: 'ready',
  recent: ['moon phase', 'corvane ridge', 'wedding rings'],
  onClearRecent: fn(),
  suggestions: {
    phrases: ['meridian', 'meridian 40 rose gold'],
    brands: [{ href: '/aurelune', label: 'Aurelune' }],
    categories: [{ href: '/watches', label: 'Watches' }],
    products: [
      { href: '/aurelune/1.html', name: 'Meridian 40', brand: 'Aurelune', image: cutOut('dusk', '') },
      { href: '/aurelune/2.html', name: 'Meridian 36', brand: 'Aurelune', image: cutOut('moss', '') },
      { href: '/aurelune/3.html', name: 'Meridian Moonphase', brand: 'Aurelune', image: cutOut('night', '') },
    ],
  },
  onSubmit: fn(),
  onSelect: fn(),
}

const meta = {
  title: 'Shop/SearchFlyout',
  component: SearchFlyout,
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '620px' } },
    guidance: {
      do: ['Open it from the search icon in the header.', 'Offer four or five popular links.'],
      dont: ['Show an advertisement.', 'Fill the popular links with promotions.'],
    },
    contract: [
      'A modal dialog named “Search”; the focus moves to the field, stays inside and returns to the opener.',
      'The popular links are a named navigation; suggestions replace them.',
    ],
    keyboard: [
      { keys: 'Tab, Shift Tab', does: 'Moves between field, buttons and links, and stays in the flyout.' },
      { keys: 'Arrow down, Arrow up', does: 'Move to the next or the previous suggestion.' },
      { keys: 'Enter', does: 'Opens the active suggestion; otherwise submits the search.' },
      { keys: 'Escape', does: 'Closes the list of suggestions, then the flyout.' },
    ],
  },
  args: {
    isOpen: true,
    onClose: fn(),
    search,
    popular: [
      { label: 'New watches', href: '/watches/new' },
      { label: 'Certified Pre-Owned', href: '/certified-pre-owned' },
      { label: 'Wedding rings', href: '/wedding-rings' },
      { label: 'Gift cards', href: '/gift-cards' },
    ],
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof SearchFlyout>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus())
    await expect(screen.getByRole('navigation', { name: 'Often asked for' })).toBeVisible()
  },
}

/** Suggestions replace the popular links. */
export const Suggesting: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'mer')
    await expect(await screen.findByRole('option', { name: 'Aurelune Meridian 40' })).toBeVisible()
    await expect(screen.queryByRole('navigation')).toBeNull()
  },
}

/** Focus trap, Tab, Esc and the inert page behind. */
export const Keyboard: Story = {
  args: { isOpen: false, search: { ...search, recent: [] } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Search the shop' })
    await userEvent.click(opener)
    await expectModalContract({ user: userEvent, opener, name: 'Search' })
  },
}

export const WithoutRecentSearches: Story = { args: { search: { ...search, recent: [] } } }

export const Loading: Story = { args: { search: { ...search, query: 'mer', status: 'loading', suggestions: null } } }

export const Failed: Story = {
  args: { search: { ...search, query: 'mer', status: 'failed', suggestions: null, recent: [] } },
}

export const LongGerman: Story = {
  args: {
    popular: [
      { label: 'Weltzeit-Chronographenarmbanduhren', href: '/1' },
      { label: 'Diamantverlobungsringe', href: '/2' },
      { label: 'Geschenkgutscheine', href: '/3' },
    ],
  },
  globals: { locale: 'de' },
}

/** Unusual texts, on the smallest phone. */
export const OddTexts: Story = {
  args: {
    popular: [
      { label: LONG, href: '/1' },
      { label: '<b>x</b>', href: '/2' },
    ],
    search: { ...search, recent: [LONG] },
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await expectNoSidewaysScroll(await screen.findByRole('dialog'))
  },
}

/** Passes `className`, attributes and `slotProps` to the root and every part. */
export const FromOutside: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...markedRoot, slotProps: markedParts('sheet', 'head', 'title', 'close', 'body') },
  play: () => expectMarked('sheet', 'head', 'title', 'close', 'body'),
}

export const AllStates = allStates(meta, { Default })
