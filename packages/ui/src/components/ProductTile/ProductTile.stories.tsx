import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { HTML, LONG, NOWHERE, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { tile } from '../../../test/pieces.js'
import { WishlistToggle } from '../WishlistToggle/WishlistToggle.js'
import { ProductTile } from './ProductTile.js'

const meta = {
  title: 'Shop/ProductTile',
  component: ProductTile,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Show the product alone on its background, with all products of a brand at one scale.',
        'Show the product when worn in the second image.',
      ],
      dont: ['Add ratings, colour dots or a second button.', 'Use two badges.'],
    },
    contract: [
      'An article with one link in its heading: brand and name. The whole tile is clickable.',
      'The second image appears on focus as well as on hover, and is hidden from assistive technology.',
      'Badge and price are read as text; nothing depends on colour.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the product, then to the control in its corner.' },
      { keys: 'Enter', does: 'Opens the product.' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { product: tile },
} satisfies Meta<typeof ProductTile>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Aurelune Meridian 40' })
    await userEvent.hover(link)
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(2))
  },
}

/** A handler of the page does not disable the second image. */
export const WithHandler: Story = {
  args: { onPointerEnter: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link'))
    await expect(args.onPointerEnter).toHaveBeenCalled()
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(2))
  },
}

export const OnSale: Story = {
  args: {
    product: { ...tile, price: { kind: 'promotion', amount: 9900, regularAmount: 12500, isStartingAt: false } },
  },
}

export const OnRequest: Story = { args: { product: { ...tile, price: { kind: 'onRequest' } } } }

export const SoldOut: Story = { args: { product: { ...tile, badge: 'soldOut' } } }

export const Sand: Story = { args: { product: { ...tile, background: 'sand', badge: 'preOwned' } } }

export const Black: Story = { args: { product: { ...tile, background: 'black', badge: 'preOwned' } } }

export const WithAction: Story = {
  args: {
    action: <WishlistToggle variant="image" productName="Aurelune Meridian 40" isPressed={false} onToggle={() => {}} />,
  },
}

export const WithoutImage: Story = { args: { product: { ...tile, image: null, hoverImage: null, badge: 'new' } } }

export const LongGerman: Story = {
  args: {
    product: {
      ...tile,
      name: 'Weltzeit-Chronographenarmbanduhr mit Gangreserveanzeige und Schleppzeiger',
      price: { kind: 'promotion', amount: 109900, regularAmount: 112500, isStartingAt: true },
    },
  },
  globals: { locale: 'de' },
}

export const New: Story = { args: { product: { ...tile, badge: 'new' } } }

export const PreOrder: Story = { args: { product: { ...tile, badge: 'preOrder' } } }

export const WithoutPrice: Story = { args: { product: { ...tile, price: { kind: 'none' } } } }

export const BrokenImage: Story = {
  args: { product: { ...tile, image: tile.image && { ...tile.image, src: NOWHERE }, background: 'sand' } },
}

export const BrokenImageOnBlack: Story = {
  args: { product: { ...tile, image: tile.image && { ...tile.image, src: NOWHERE }, background: 'black' } },
}

export const RightToLeft: Story = { args: { product: { ...tile, name: RIGHT_TO_LEFT, brand: RIGHT_TO_LEFT } } }

export const AbsurdlyLong: Story = {
  args: {
    product: { ...tile, name: LONG, brand: LONG, price: { kind: 'regular', amount: 1e12, isStartingAt: true } },
  },
}

export const HtmlInPlainText: Story = {
  args: { product: { ...tile, name: HTML } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(HTML)).toBeVisible()
    await expect(canvasElement.querySelector('b, script')).toBeNull()
  },
}

/** The tile is a single tab stop, and the second image is shown on focus too. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(2))
  },
}

export const AllStates = allStates(meta, {
  Default,
  OnSale,
  OnRequest,
  SoldOut,
  Sand,
  Black,
  WithAction,
  WithoutImage,
  BrokenImage,
  BrokenImageOnBlack,
  LongGerman,
})
