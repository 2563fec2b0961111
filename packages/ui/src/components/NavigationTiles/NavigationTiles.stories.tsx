import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { scene } from '../../../test/artwork.js'
import { NavigationTiles } from './NavigationTiles.js'

const meta = {
  title: 'Content/NavigationTiles',
  component: NavigationTiles,
  parameters: {
    guidance: {
      do: ['Show two, three, four or six tiles.', 'Give all of them pictures, or none.'],
      dont: ['Show more than eight: that is a menu.', 'Lead two tiles to the same page.'],
    },
  },
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

export const ThreeTiles: Story = { args: { tiles: meta.args.tiles.slice(0, 3) } }

/** Nothing is shown. */
export const Empty: Story = { args: { tiles: [] } }

export const AllStates = allStates(meta, { Default, TwoTiles, ThreeTiles, NoTitle, NoImages })
