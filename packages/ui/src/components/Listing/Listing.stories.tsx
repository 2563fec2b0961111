import type { Meta, StoryObj } from '@storybook/react-vite'
import { type MouseEvent, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { listing, tiles } from '../../../test/pieces.js'
import { WishlistToggle } from '../WishlistToggle/WishlistToggle.js'
import { Listing, type ListingProps } from './Listing.js'

const meta = {
  title: 'Shop/Listing',
  component: Listing,
  parameters: {
    guidance: {
      do: [
        'Show the number of products, and keep it up to date.',
        'Update the page in place when refining: focus and scroll position are kept.',
      ],
      dont: ['Put a banner between title and tiles.', 'Open the refinements automatically.'],
    },
    contract: [
      'The title is the level 1 heading; the number of products is a status and is announced when it changes.',
      'Removing a filter moves the focus to the next one, and after the last one to the number of products.',
      'Filters, sorting and pages are links and forms, and work without scripts.',
      'A failure is announced immediately, with a retry button.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the filters, the sorting, the selected filters, the products and the pages.' },
      { keys: 'Enter', does: 'Opens a product, adds or removes a filter, goes to a page.' },
      { keys: 'Space', does: 'Adds or removes the focused filter.' },
      { keys: 'Escape', does: 'Closes the filters; the focus returns to “Filter”.' },
    ],
  },
  args: listing,
} satisfies Meta<typeof Listing>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SmallScreen: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } }

export const Search: Story = {
  args: {
    title: 'Results for “meridian”',
    text: undefined,
    query: 'meridian',
    chips: [],
    pageSizes: [25, 50, 100].map((size) => ({ size, href: `/search?limit=${size}`, isSelected: size === 25 })),
    pagination: { ...listing.pagination, showMoreHref: null },
    renderAction: ({ name }) => (
      <WishlistToggle variant="image" productName={name} isPressed={false} onToggle={() => {}} />
    ),
  },
}

export const OnSand: Story = {
  args: { title: 'Certified Pre-Owned', products: tiles(8).map((tile) => ({ ...tile, background: 'sand' })) },
  globals: { theme: 'cpov7' },
}

export const OnBlack: Story = {
  args: { title: 'Corvane Certified Pre-Owned', products: tiles(8).map((tile) => ({ ...tile, background: 'black' })) },
  globals: { theme: 'cpo' },
}

export const Empty: Story = { args: { total: 0, products: [] } }

export const Error: Story = { args: { total: 0, products: [], chips: [], status: 'failed' } }

export const LongGerman: Story = {
  args: {
    title: 'Armbanduhren mit außergewöhnlichen Weltzeitkomplikationen',
    products: tiles(4).map((tile) => ({ ...tile, name: 'Weltzeit-Chronographenarmbanduhr' })),
    chips: [{ label: 'Diamantähnliche Kohlenstoffbeschichtung', href: '/a' }, ...listing.chips],
  },
  globals: { locale: 'de' },
}

/** When the used control disappears, the keyboard focus is kept. */
export const FocusStays: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent }) => {
    const follow = async (name: string) => {
      canvas.getByRole('link', { name }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.queryByRole('link', { name })).toBeNull())
    }
    await follow('Show more')
    await expect(canvas.getByText('124 of 124 pieces')).toHaveFocus()
    await follow('Remove filter Steel')
    await expect(canvas.getByRole('link', { name: 'Remove filter Rose gold' })).toHaveFocus()
    await follow('Remove filter Rose gold')
    await expect(canvas.getByRole('status')).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('124 pieces')
  },
}

/** Removes a refinement when its link is followed, as the response of a shop would. */
function Live(props: ListingProps) {
  const [gone, setGone] = useState<readonly string[]>([])
  const takeAway = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    event.preventDefault()
    setGone([...gone, link.textContent])
  }
  const chips = props.chips.filter(({ label }) => !gone.includes(label))
  const isWhole = gone.includes('Show more')
  return (
    <div onClickCapture={takeAway}>
      <Listing
        {...props}
        chips={chips}
        clearHref={chips.length > 0 ? '/watches' : null}
        pagination={
          isWhole ? { ...props.pagination, hrefFor: [], showMoreHref: null, shownCount: 124 } : props.pagination
        }
      />
    </div>
  )
}

export const AllStates = allStates(meta, { Default, Empty, Error })
