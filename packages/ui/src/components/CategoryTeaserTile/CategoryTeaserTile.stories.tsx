import type { Meta, StoryObj } from '@storybook/react-vite'
import { scene } from '../../../test/artwork.js'
import { CategoryTeaserTile } from './CategoryTeaserTile.js'

const meta = {
  title: 'Content/CategoryTeaserTile',
  component: CategoryTeaserTile,
  args: { image: scene('dusk', ''), title: 'Watches', href: '/watches', text: 'From 28 to 44 millimetres' },
  parameters: { layout: 'padded' },
  render: (args) => (
    <div style={{ maxWidth: 360 }}>
      <CategoryTeaserTile {...args} />
    </div>
  ),
} satisfies Meta<typeof CategoryTeaserTile>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoText: Story = { args: { text: undefined } }

export const NoImage: Story = { args: { image: null } }

export const LongGerman: Story = { args: { title: 'Verlobungsringe und Eheringe aus Fairtrade-Gold' } }
