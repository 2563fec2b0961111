import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { AvailabilityLabel } from './AvailabilityLabel.js'

const meta = {
  title: 'Shop/AvailabilityLabel',
  component: AvailabilityLabel,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['State it in text; the dot only repeats it.'],
      dont: ['Count remaining products: no false urgency.'],
    },
    contract: ['States the availability as text; the colour adds no information.'],
    keyboard: [],
  },
  args: { availability: 'inStock' },
} satisfies Meta<typeof AvailabilityLabel>

export default meta

type Story = StoryObj<typeof meta>

export const InStock: Story = {}

export const PreOrder: Story = { args: { availability: 'preOrder' } }

export const SoldOut: Story = { args: { availability: 'soldOut' } }

export const AllStates = allStates(meta, { InStock, PreOrder, SoldOut })
