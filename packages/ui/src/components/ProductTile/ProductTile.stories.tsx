import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { tile } from '../../../test/pieces.js'
import { IconButton } from '../IconButton/IconButton.js'
import { ProductTile } from './ProductTile.js'

const meta = {
  title: 'Shop/ProductTile',
  component: ProductTile,
  parameters: { layout: 'padded' },
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
    await userEvent.hover(canvas.getByRole('link'))
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

export const WithAction: Story = { args: { action: <IconButton icon="heart" label="Add Meridian 40 to wishlist" /> } }

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
