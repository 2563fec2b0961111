import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { cutOut } from '../../../test/artwork.js'
import { StayingLink } from '../../../test/StayingLink.js'
import { UiProvider } from '../../provider/UiProvider.js'
import { SearchBox, type SearchBoxProps } from './SearchBox.js'

const suggestions = {
  phrases: ['meridian', 'meridian 40 rose gold'],
  brands: [{ href: '/aurelune', label: 'Aurelune' }],
  categories: [{ href: '/watches', label: 'Watches' }],
  products: [
    { href: '/aurelune/1.html', name: 'Meridian 40', brand: 'Aurelune', image: cutOut('dusk', '') },
    { href: '/aurelune/2.html', name: 'Meridian 36', brand: 'Aurelune', image: cutOut('sand', '') },
  ],
}

function TypedSearchBox(props: SearchBoxProps) {
  const [query, setQuery] = useState(props.query)
  const [recent, setRecent] = useState(props.recent)
  return (
    <UiProvider linkComponent={StayingLink}>
      <SearchBox
        {...props}
        query={query}
        onQueryChange={setQuery}
        suggestions={query === '' ? null : props.suggestions}
        recent={recent}
        onClearRecent={() => setRecent([])}
      />
    </UiProvider>
  )
}

/** Opens the list like a shopper who returns to the field. */
const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
}

const meta = {
  title: 'Shop/SearchBox',
  component: SearchBox,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Put it into a flyout of full width, so that suggestions have space for images.',
        'Show at most five suggestions of a kind, and useful links when nothing is found.',
      ],
      dont: ['List variants of one product.', 'Submit the search while typing: Enter submits.'],
    },
    contract: [
      'A search landmark with a combobox: it exposes whether the list is open and the active suggestion, while the focus stays in the field.',
      'The number of suggestions, or a failure, is announced politely after half a second.',
      'The name of a suggestion is one string, unaffected by highlighting.',
      'Without scripts it is a form.',
    ],
    keyboard: [
      { keys: 'Arrow down, Arrow up', does: 'Move to the next or the previous suggestion, wrapping around.' },
      { keys: 'Home, End', does: 'With an active suggestion, move to the first or the last one.' },
      { keys: 'Enter', does: 'Opens the active suggestion; otherwise submits the search.' },
      { keys: 'Escape', does: 'Closes the list and keeps the text.' },
      { keys: 'Tab', does: 'Moves to the submit button, and closes the list on leaving.' },
    ],
  },
  render: (args) => <TypedSearchBox {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, minHeight: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    action: '/ch/en/search',
    query: '',
    onQueryChange: fn(),
    suggestions,
    recent: ['pearls', 'corvane ridge', 'moon phase', 'wedding rings', '2104-310-1'],
    status: 'ready',
    onSubmit: fn(),
    onSelect: fn(),
  },
} satisfies Meta<typeof SearchBox>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RecentSearches: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' })
    await userEvent.click(field)
    await expect(canvas.getByRole('group', { name: 'Recent searches' })).toBeVisible()
    await expect(canvas.getAllByRole('option')).toHaveLength(5)
  },
}

export const ClearsRecentSearches: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' })
    await userEvent.click(field)
    await userEvent.tab()
    await userEvent.tab()
    const clear = canvas.getByRole('button', { name: 'Clear recent searches' })
    await expect(clear).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('option')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Clear recent searches' })).toBeNull()
    await expect(field).toHaveFocus()
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' })
    await userEvent.type(field, 'mer')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    const brand = canvas.getByRole('option', { name: 'Aurelune' })
    await expect(brand).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', brand.id)
    await expect(field).toHaveAttribute('aria-controls', canvas.getByRole('listbox', { name: 'Suggestions' }).id)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    const last = canvas.getByRole('option', { name: 'Aurelune Meridian 36' })
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('option', { name: 'meridian' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('/ch/en/search?q=meridian')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('mer')
  },
}

export const Announced: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'mer')
    await expect(await canvas.findByText('6 suggestions', {}, { timeout: 3000 })).toBeInTheDocument()
  },
}

/** Without scripts the form submits to the results page. */
export const IsAForm: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form')
    await expect(form?.parentElement?.localName).toBe('search')
    await expect(form).toHaveAttribute('action', '/ch/en/search')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('name', 'q')
    await expect(canvas.getByRole('button', { name: 'Show search results' })).toHaveAttribute('type', 'submit')
  },
}

export const Suggesting: Story = {
  args: { query: 'mer' },
  play: async (context) => {
    await opened(context)
    await expect(context.canvasElement.querySelectorAll('mark')).toHaveLength(4)
  },
}

/** Variants share a name, which the list shows once. */
export const EqualNames: Story = {
  args: {
    query: 'mer',
    suggestions: {
      ...suggestions,
      products: ['dusk', 'sand', 'moss'].map((mood) => ({
        href: `/${mood}.html`,
        name: 'Meridian 40',
        brand: 'Aurelune',
        image: cutOut('moss', ''),
      })),
    },
  },
  play: async (context) => {
    await opened(context)
    await expect(context.canvas.getAllByRole('option', { name: 'Aurelune Meridian 40' })).toHaveLength(1)
  },
}

export const Loading: Story = {
  args: { query: 'mer', status: 'loading', suggestions: null },
  play: async (context) => {
    await opened(context)
    await expect(context.canvas.getByText('Searching …')).toBeVisible()
    await expect(context.canvas.getByRole('combobox')).toHaveAttribute('aria-busy', 'true')
  },
}

export const NothingFound: Story = {
  args: {
    query: 'xylophone',
    suggestions: { products: [], categories: [], brands: [], phrases: [] },
    links: [
      { label: 'Watches', href: '/watches' },
      { label: 'Jewellery', href: '/jewellery' },
      { label: 'Certified pre-owned', href: '/certified-pre-owned' },
    ],
  },
  play: async (context) => {
    await opened(context)
    const { canvas, userEvent, args } = context
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    await expect(await canvas.findByText('No suggestions', {}, { timeout: 3000 })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('link', { name: 'Jewellery' }))
    await expect(args.onSelect).toHaveBeenCalledWith('/jewellery')
  },
}

export const SuggestionsFailed: Story = {
  args: { query: 'mer', suggestions: null, status: 'failed' },
  play: async (context) => {
    await opened(context)
    await expect(context.canvas.getByText(/Press Enter to search/, { ignore: '[role="status"]' })).toBeVisible()
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent(/Press Enter to search/), {
      timeout: 3000,
    })
  },
}

/** Markup, 300 characters, Arabic, failed and missing images. */
export const BadInput: Story = {
  args: {
    query: '<b>',
    suggestions: {
      phrases: ['<b>bold</b> & "quoted"', 'Chronograph mit Gangreserveanzeige '.repeat(9)],
      brands: [{ href: '/ar', label: 'ساعات اليد' }],
      categories: [],
      products: [
        { href: '/1.html', name: 'A'.repeat(300), brand: 'Aurelune', image: null },
        { href: '/2.html', name: 'Broken picture', brand: '', image: { src: '/no.jpg', alt: '', width: 1, height: 1 } },
        { href: '/3.html', name: '', brand: 'No name', image: cutOut('dusk', '') },
      ],
    },
  },
  play: async (context) => {
    await opened(context)
    await expect(context.canvas.getByRole('option', { name: '<b>bold</b> & "quoted"' })).toBeVisible()
    const { scrollWidth, clientWidth } = context.canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}

export const German: Story = {
  args: { query: 'mer' },
  globals: { locale: 'de' },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('combobox', { name: 'Suche' })),
}

export const AllStates = allStates(meta, { Default })
