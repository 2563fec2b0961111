import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { cutOut } from '../../../test/artwork.js'
import { UiProvider, type UiLinkProps } from '../../provider/UiProvider.js'
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

/** Links must not leave the story: each leads nowhere. */
function StayingLink({ state: _state, href: _href, children, ...rest }: UiLinkProps) {
  return <a {...rest}>{children}</a>
}

function TypedSearchBox(props: SearchBoxProps) {
  const [query, setQuery] = useState(props.query)
  return (
    <UiProvider linkComponent={StayingLink}>
      <SearchBox {...props} query={query} onQueryChange={setQuery} suggestions={query === '' ? null : suggestions} />
    </UiProvider>
  )
}

const meta = {
  title: 'Shop/SearchBox',
  component: SearchBox,
  parameters: { layout: 'padded' },
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
    suggestions: null,
    recent: ['pearls', 'corvane ridge'],
    isLoading: false,
    onSubmit: fn(),
    onSelect: fn(),
  },
} satisfies Meta<typeof SearchBox>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RecentSearches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
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
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('option', { name: 'Aurelune Meridian 36' })).toHaveAttribute('aria-selected', 'true')
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

export const Loading: Story = { args: { query: 'mer', isLoading: true } }
