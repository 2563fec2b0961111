import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { CountingLink, rendered } from '../../../test/CountingLink.js'
import { tiles } from '../../../test/pieces.js'
import { UiProvider } from '../../provider/UiProvider.js'
import { ProductGrid } from '../ProductGrid/ProductGrid.js'
import { LoadMore, type LoadMoreProps } from './LoadMore.js'

/** A list that grows by four with every response. */
function Growing({ onLoad, total, ...rest }: LoadMoreProps) {
  const [shown, setShown] = useState(4)
  const load = async () => {
    await onLoad?.()
    setShown((before) => Math.min(before + 4, total))
  }
  return (
    <UiProvider linkComponent={CountingLink}>
      <ProductGrid id="pieces" label="Watches" products={pieces.slice(0, shown)} />
      <LoadMore {...rest} total={total} shown={shown} href={shown < total ? rest.href : null} onLoad={load} />
    </UiProvider>
  )
}

const pieces = tiles(12)

const meta = {
  title: 'Shop/LoadMore',
  component: LoadMore,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Append one or two screens at a time.',
        'Provide the URL of the extended listing, so that it can be shared.',
      ],
      dont: [
        'Load more automatically: the footer becomes unreachable.',
        'Use it for search results, which use page numbers.',
      ],
    },
    contract: [
      'A link; with JavaScript it extends the list in place and is busy meanwhile, keeping the focus.',
      'The count is in a status region, so that growth is announced; the progress line is decorative.',
      'The first new product takes the focus, unless the focus has moved elsewhere.',
      'A failure is an alert, and the link then reads “Try again”.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the link.' },
      { keys: 'Enter', does: 'Loads more products and moves to the first of them.' },
    ],
  },
  args: { shown: 24, total: 124, href: '/watches?page=2', listId: 'pieces' },
} satisfies Meta<typeof LoadMore>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/**
 * The first new product takes the focus; existing tiles are not rerendered; after the last step the link is removed.
 */
export const Grows: Story = {
  args: { total: 12, onLoad: fn(() => Promise.resolve()) },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Show more' }).focus()
    rendered.clear()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('8 of 12 pieces'))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', pieces[4]?.href))
    await expect([...rendered]).not.toContain(pieces[0]?.href)
    canvas.getByRole('link', { name: 'Show more' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', pieces[8]?.href))
    await expect(canvas.queryByRole('link', { name: 'Show more' })).toBeNull()
  },
}

/** While loading, the link keeps the focus and ignores clicks. */
export const Loading: Story = {
  args: { onLoad: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Show more' })
    await userEvent.click(link)
    await expect(link).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(link).toHaveFocus()
    await expect(args.onLoad).toHaveBeenCalledOnce()
  },
}

/** After a failure the list is unchanged and the link can be retried. */
export const Failed: Story = {
  args: { onLoad: fn(() => Promise.reject(new Error('No response.'))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Show more' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('More pieces could not be loaded.')
    const retry = canvas.getByRole('link', { name: 'Try again' })
    await expect(retry).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLoad).toHaveBeenCalledTimes(2)
  },
}

export const AllShown: Story = { args: { shown: 124, href: null } }

export const LongGerman: Story = {
  ...Failed,
  args: { ...Failed.args, total: 1e6 },
  globals: { locale: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Mehr anzeigen' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

/** Invalid numbers. */
export const OddNumbers: Story = { args: { shown: Number.NaN, total: 7 } }

export const AllStates = allStates(meta, { Default, AllShown, OddNumbers })
