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
        'Say how many pieces there are, and keep it current.',
        'Let refining change the page in place: focus and scroll stay.',
      ],
      dont: ['Put a banner between title and tiles.', 'Open the refinements uncalled.'],
    },
    contract: [
      'The title is the heading of level 1; the number of pieces is a status and is told when it changes.',
      'A filter that goes leaves the focus on the next one, and the last of them on the number of pieces.',
      'Filters, order and pages are links and forms: all of it works without scripts.',
      'That it failed is told at once, with a way to try again.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the filters, the order, the selected filters, the pieces and the pages.' },
      { keys: 'Enter', does: 'Opens a piece, sets or removes a filter, goes to a page.' },
      { keys: 'Space', does: 'Sets or removes the filter that has the focus.' },
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
      <WishlistToggle look="image" productName={name} isPressed={false} onToggle={() => {}} />
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

/** The keyboard keeps its place when the control that it used has gone. */
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

/** A link takes away what it names, as the answer of a shop would. */
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
