import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { tiles } from '../../../test/pieces.js'
import { Button } from '../Button/Button.js'
import { ProductCarousel, type ProductCarouselProps } from './ProductCarousel.js'

const meta = {
  title: 'Shop/ProductCarousel',
  component: ProductCarousel,
  parameters: {
    guidance: {
      do: ['Show six to twelve pieces and a link to all of them.', 'Say in the title why these pieces.'],
      dont: ['Put two carousels one below the other.', 'Mix pieces of a partner brand with others.'],
    },
    contract: [
      'A section named by its heading, with a list of the same name.',
      'Buttons do what swiping does, leave the focus where it is, and say when there is nothing further.',
      'A piece that gets the focus comes into view.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the link, the two arrows and from piece to piece.' },
      { keys: 'Enter', does: 'On a piece, opens its page; on an arrow, moves the row.' },
      { keys: 'Space', does: 'On an arrow, moves the row.' },
    ],
  },
  args: { title: 'Recently arrived', products: tiles(8), link: { href: '/new', label: 'See all' } },
} satisfies Meta<typeof ProductCarousel>

export default meta

type Story = StoryObj<typeof meta>

/** Buttons move the row by two pieces, keep the focus, and say when there is nothing more. All pieces can be reached. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Recently arrived' })
    await expect(list.querySelector('[inert]')).toBeNull()
    const next = canvas.queryByRole('button', { name: 'Next pieces' })
    const previous = canvas.queryByRole('button', { name: 'Previous pieces' })
    // A small screen has no buttons: its row is swiped, and the links in it are stops.
    if (!next || !previous) return
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    next.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'false'))
    await waitFor(
      async () => {
        await userEvent.keyboard('{Enter}')
        await expect(next).toHaveAttribute('aria-disabled', 'true')
      },
      { timeout: 5000, interval: 400 },
    )
    await expect(next).toHaveFocus()
  },
}

export const FewPieces: Story = { args: { products: tiles(3), link: undefined } }

/** A full row that never moves: its link ends where the pieces end, with no room for buttons. */
export const FullRow: Story = {
  args: { products: tiles(4) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See all' }).getBoundingClientRect()
    const header = canvas.getByRole('heading', { level: 2 }).parentElement
    if (!header) throw new Error('The title stands alone')
    const end = header.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(header).paddingInlineEnd)
    await expect(Math.abs(link.right - end)).toBeLessThan(2)
  },
}

export const OnePiece: Story = { args: { products: tiles(1), link: undefined } }

export const FortyPieces: Story = { args: { products: tiles(40) } }

export const LongGerman: Story = {
  args: { title: 'Außergewöhnliche Neuerscheinungen der Uhrenmanufakturen' },
  globals: { locale: 'de' },
}

export const RightToLeft: Story = {
  args: { dir: 'rtl', title: 'وصل حديثا' },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.queryByRole('button', { name: 'Next pieces' })
    if (!next) return
    await userEvent.click(next)
    await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBeLessThan(0))
  },
}

function Late(props: ProductCarouselProps) {
  const [products, setProducts] = useState<ProductCarouselProps['products']>([])
  return (
    <>
      <Button onClick={() => setProducts(props.products)}>Load</Button>
      <ProductCarousel {...props} products={products} />
    </>
  )
}

/** Pieces that come after the page bring their buttons with them. */
export const PiecesComeLate: Story = {
  render: (args) => <Late {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    if (matchMedia('(min-width: 1025px)').matches) {
      await expect(await canvas.findByRole('button', { name: 'Next pieces' })).toBeVisible()
    }
  },
}

export const Empty: Story = { args: { products: [] } }

export const AllStates = allStates(meta, { Default, FewPieces, FullRow, OnePiece, LongGerman, RightToLeft })
