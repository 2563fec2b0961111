import type { Meta, StoryObj } from '@storybook/react-vite'
import { scene } from '../../../test/artwork.js'
import { NavigationTiles } from './NavigationTiles.js'

const meta = {
  title: 'Content/NavigationTiles',
  component: NavigationTiles,
  args: {
    title: 'Ways in',
    tiles: [
      { id: 'watches', image: scene('dusk', ''), title: 'Watches', href: '/watches' },
      { id: 'jewellery', image: scene('sand', ''), title: 'Jewellery', href: '/jewellery' },
      { id: 'pre-owned', image: scene('night', ''), title: 'Pre-Owned', href: '/pre-owned' },
      { id: 'corvane', image: scene('moss', ''), title: 'Corvane', href: '/corvane' },
    ],
  },
} satisfies Meta<typeof NavigationTiles>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoTitle: Story = { args: { title: undefined } }

export const TwoTiles: Story = { args: { tiles: meta.args.tiles.slice(0, 2) } }

export const NoImages: Story = { args: { tiles: meta.args.tiles.map((tile) => ({ ...tile, image: null })) } }
