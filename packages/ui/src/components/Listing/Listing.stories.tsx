import type { Meta, StoryObj } from '@storybook/react-vite'
import { listing, tiles } from '../../../test/pieces.js'
import { IconButton } from '../IconButton/IconButton.js'
import { Listing } from './Listing.js'

const meta = {
  title: 'Shop/Listing',
  component: Listing,
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
    renderTileAction: (product) => <IconButton icon="heart" label={`Add ${product.name} to wishlist`} />,
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
