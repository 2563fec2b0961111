import type { Meta, StoryObj } from '@storybook/react-vite'
import { tiles } from '../../../test/pieces.js'
import { IconButton } from '../IconButton/IconButton.js'
import { ProductGrid } from './ProductGrid.js'

const meta = {
  title: 'Shop/ProductGrid',
  component: ProductGrid,
  parameters: { layout: 'padded' },
  args: { products: tiles(8), label: 'Watches' },
} satisfies Meta<typeof ProductGrid>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithAction: Story = {
  args: {
    products: tiles(4),
    renderAction: (product) => <IconButton icon="heart" label={`Add ${product.name} to wishlist`} />,
  },
}
