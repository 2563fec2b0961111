import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { LONG } from '../../../test/hostile.js'
import { tile, tiles } from '../../../test/pieces.js'
import { Button } from '../Button/Button.js'
import { ProductRecommendations, type ProductRecommendationsProps } from './ProductRecommendations.js'

const meta = {
  title: 'Shop/ProductRecommendations',
  component: ProductRecommendations,
  parameters: {
    guidance: {
      do: [
        'State in the title how the products are related to this one.',
        'Put it last, because it may load late.',
        'Set `status` to loading only when a response is expected.',
      ],
      dont: ['Show it inside a partner brand’s section.', 'Show what other clients bought.', 'Show an error instead.'],
    },
    contract: [
      'A section named by its title, busy while its products are loading; the placeholders are hidden from assistive technology.',
      'The products are a list with one link each.',
      'Loading the products is not announced and causes no layout shift.',
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: 'Moves to the link next to the title, the buttons of large screens, then from product to product.',
      },
      { keys: 'Enter', does: 'Follows the link of a product.' },
    ],
  },
  args: { title: 'In the same spirit', products: tiles(8), onView: fn(), onSelect: fn() },
} satisfies Meta<typeof ProductRecommendations>

export default meta

type Story = StoryObj<typeof meta>

/** Reports the view once, and a selection by keyboard. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('region', { name: 'In the same spirit' })
    row.scrollIntoView()
    await waitFor(() => expect(args.onView).toHaveBeenCalledOnce())
    const third = canvas.getByRole('link', { name: 'Brandvold Nocturne' })
    third.addEventListener('click', (event) => event.preventDefault())
    third.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(args.products[2], 2)
    row.click()
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(args.onView).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { status: 'loading', products: [] } }

function Late(props: ProductRecommendationsProps) {
  const [status, setStatus] = useState<'loading' | 'ready'>('loading')
  return (
    <>
      <Button onClick={() => setStatus('ready')}>Load</Button>
      <ProductRecommendations {...props} status={status} />
    </>
  )
}

/** The reserved space equals the final space. */
export const PiecesComeLate: Story = {
  args: { link: { href: '#all', label: 'See all' } },
  render: (args) => <Late {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const row = () => canvas.getByRole('region', { name: 'In the same spirit' })
    await expect(row()).toHaveAttribute('aria-busy', 'true')
    const before = row().getBoundingClientRect().height
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    await waitFor(() => expect(row()).not.toHaveAttribute('aria-busy'))
    await expect(Math.abs(row().getBoundingClientRect().height - before)).toBeLessThan(1)
    row().scrollIntoView()
    await waitFor(() => expect(args.onView).toHaveBeenCalledOnce())
  },
}

export const Failed: Story = { args: { status: 'failed' } }

export const Empty: Story = { args: { products: [] } }

export const OnePiece: Story = { args: { products: tiles(1) } }

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    title: 'Außergewöhnliche Zeitmesser derselben Uhrenmanufaktur',
    link: { href: '#all', label: 'Alle ansehen' },
  },
}

export const OddTexts: Story = { args: { title: LONG, products: [{ ...tile, name: LONG, image: null }, ...tiles(3)] } }

export const AllStates = allStates(meta, { Default, Loading, OnePiece, LongGerman, OddTexts })
