import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { CountingLink, rendered } from '../../../test/CountingLink.js'
import { LONG } from '../../../test/hostile.js'
import { cartLine, detail, tile, tiles } from '../../../test/pieces.js'
import { UiProvider } from '../../provider/UiProvider.js'
import { Button } from '../Button/Button.js'
import { CartLine } from '../CartLine/CartLine.js'
import { ProductDetail } from '../ProductDetail/ProductDetail.js'
import { ProductGrid } from '../ProductGrid/ProductGrid.js'
import { ProductTile, type ProductTileData } from '../ProductTile/ProductTile.js'
import { WishlistToggle } from './WishlistToggle.js'

const meta = {
  title: 'Shop/WishlistToggle',
  component: WishlistToggle,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Include the product in the name: hearts must be distinguishable by name.',
        'Return the promise of the change, so that the heart reverts on failure.',
        'Confirm the change in a toast, with a link to the list.',
      ],
      dont: [
        'Change the name with the state: aria-pressed exposes it.',
        'Use the look “image” without an image below it.',
      ],
    },
    contract: [
      'It is a button with `aria-pressed`; its name, “Add {piece} to wishlist”, never changes.',
      'While a change is pending it is `aria-busy`, keeps the focus and ignores clicks.',
      'When a change fails, the state reverts; the host announces the reason.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the toggle.' },
      { keys: 'Enter, Space', does: 'Adds the product to the wishlist, or removes it.' },
    ],
  },
  args: { productName: 'Aurelune Meridian 40', isPressed: false, onToggle: fn() },
} satisfies Meta<typeof WishlistToggle>

export default meta

type Story = StoryObj<typeof meta>

const name = 'Add Aurelune Meridian 40 to wishlist'

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name, pressed: false })
    const before = heart.getBoundingClientRect()
    await expect(Math.min(before.width, before.height)).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await expect(heart).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name, pressed: true })).toBe(heart)
    await expect(heart.getBoundingClientRect()).toEqual(before)
    await userEvent.keyboard(' ')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(args.onToggle).toHaveBeenCalledTimes(2)
  },
}

export const Pressed: Story = { args: { isPressed: true } }

export const AsText: Story = { args: { variant: 'text' } }

export const InWordsPressed: Story = { args: { variant: 'text', isPressed: true } }

/** With a pending response the heart is filled immediately, keeps the focus and ignores a second press. */
export const Busy: Story = {
  args: { onToggle: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name })
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(heart).toHaveFocus()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
}

/** After a failure the heart reverts and can be pressed again. */
export const GoesBack: Story = {
  args: { onToggle: fn(() => Promise.reject(new Error('The wishlist service is unavailable.'))) },
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name })
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
    await expect(heart).not.toHaveAttribute('aria-busy')
    await expect(heart).toHaveFocus()
    await userEvent.click(heart)
    await expect(args.onToggle).toHaveBeenCalledTimes(2)
  },
}

/** After a successful change, a later change from another tab is shown: the host's state wins. */
export const FollowsTheList: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Variants(args) {
    const [isWished, setIsWished] = useState(false)
    return (
      <>
        <WishlistToggle {...args} isPressed={isWished} onToggle={() => setIsWished(!isWished)} />
        <Button onClick={() => setIsWished(false)}>Take back elsewhere</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name })
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Take back elsewhere' }))
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  },
}

/** When the button gets another product, a pending change of the first one does not affect it. */
export const AnotherPiece: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onToggle: fn(() => new Promise<void>((_, fail) => setTimeout(() => fail(new Error('No response.')), 200))) },
  render: function Variants(args) {
    const [productName, setProductName] = useState(args.productName)
    return (
      <>
        <WishlistToggle {...args} productName={productName} />
        <Button onClick={() => setProductName('Ilvane Lune')}>Next</Button>
      </>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    const next = canvas.getByRole('button', { name: 'Add Ilvane Lune to wishlist' })
    await expect(next).toHaveAttribute('aria-pressed', 'false')
    await expect(next).not.toHaveAttribute('aria-busy')
    await new Promise((resolve) => setTimeout(resolve, 250))
    await userEvent.click(next)
    await expect(next).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onToggle).toHaveBeenCalledTimes(2)
  },
}

const heart = (look: 'image' | 'line' | 'text', isPressed = false) => (
  <WishlistToggle variant={look} productName={`${tile.brand} ${tile.name}`} isPressed={isPressed} onToggle={() => {}} />
)

const grounds = ['light', 'sand', 'black'] as const

/** In the corner of a tile, on every background; on a photograph it has the tile's colour. */
export const OnTiles: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 16 }}>
      {grounds.map((background, index) => (
        <ProductTile key={background} product={{ ...tile, background }} action={heart('image', index === 1)} />
      ))}
      <ProductTile product={{ ...tile, image: tile.hoverImage }} action={heart('image', true)} />
    </div>
  ),
}

export const InCartLine: Story = {
  render: () => (
    <section style={{ maxWidth: 440 }}>
      <h2>Shopping Cart</h2>
      <CartLine line={cartLine} onQuantityChange={() => {}} onRemove={() => {}} wishlist={heart('line', true)} />
    </section>
  ),
}

export const InProductDetail: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <ProductDetail {...detail} wishlist={heart('text')} />,
}

/** A very long name does not widen a box. */
export const OddTexts: Story = {
  args: { productName: LONG, variant: 'image' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeLessThan(60)
  },
}

const hundred = tiles(100)
const tileHeart = (product: ProductTileData) => (
  <WishlistToggle variant="image" productName={product.name} isPressed={false} onToggle={() => {}} />
)

/** A change of one heart in a hundred rerenders only that heart. */
export const OneOfAHundred: Story = {
  tags: ['!autodocs'],
  render: () => (
    <UiProvider linkComponent={CountingLink}>
      <ProductGrid label="Watches" products={hundred} renderAction={tileHeart} />
    </UiProvider>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const second = canvas.getAllByRole('button')[1] ?? canvasElement
    rendered.clear()
    await userEvent.tab()
    await userEvent.tab()
    rendered.clear()
    const before = canvasElement.querySelectorAll('[aria-pressed="true"]').length
    second.focus()
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveAttribute('aria-pressed', 'true')
    await expect(canvasElement.querySelectorAll('[aria-pressed="true"]')).toHaveLength(before + 1)
    await expect([...rendered]).toEqual([])
  },
}

export const AllStates = allStates(meta, {
  Default,
  Pressed,
  AsText,
  InWordsPressed,
  OnTiles,
  InCartLine,
})
