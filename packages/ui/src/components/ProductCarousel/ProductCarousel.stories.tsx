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
      do: ['Show six to twelve products and a link to all of them.', 'State the selection criterion in the title.'],
      dont: ['Put two carousels directly below each other.', 'Mix products of a partner brand with others.'],
    },
    contract: [
      'A section named by its heading, with a list of the same name.',
      'Buttons are an alternative to swiping, keep the focus, and announce the end.',
      'A focused product scrolls into view.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the link, the two arrows and from product to product.' },
      { keys: 'Enter', does: 'On a product, opens its page; on an arrow, moves the row.' },
      { keys: 'Space', does: 'On an arrow, moves the row.' },
    ],
  },
  args: { title: 'Recently arrived', products: tiles(8), link: { href: '/new', label: 'See all' } },
} satisfies Meta<typeof ProductCarousel>

export default meta

type Story = StoryObj<typeof meta>

/** Buttons scroll the row by two products, keep the focus, and announce the end. All products are reachable. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Recently arrived' })
    await expect(list.querySelector('[inert]')).toBeNull()
    const next = canvas.queryByRole('button', { name: 'Next pieces' })
    const previous = canvas.queryByRole('button', { name: 'Previous pieces' })
    // Small screens have no buttons: the row is swiped, and its links are tab stops.
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

/** A full row does not scroll: its link is aligned with the products, without space for buttons. */
export const FullRow: Story = {
  args: { products: tiles(4) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See all' }).getBoundingClientRect()
    const header = canvas.getByRole('heading', { level: 2 }).parentElement
    if (!header) throw new Error('The title has no link next to it.')
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

/** Products that load after the page add the buttons. */
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
