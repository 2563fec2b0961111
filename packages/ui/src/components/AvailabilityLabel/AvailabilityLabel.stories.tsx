import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { AvailabilityLabel } from './AvailabilityLabel.js'

const meta = {
  title: 'Shop/AvailabilityLabel',
  component: AvailabilityLabel,
  parameters: {
    layout: 'padded',
    guidance: { do: ['Say it in words; the dot only repeats them.'], dont: ['Count pieces down: no false urgency.'] },
    contract: ['Says in words whether the piece can be had; the colour adds nothing that the words do not say.'],
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
