import type { Meta, StoryObj } from '@storybook/react-vite'
import { AvailabilityLabel } from './AvailabilityLabel.js'

const meta = {
  title: 'Shop/AvailabilityLabel',
  component: AvailabilityLabel,
  parameters: { layout: 'padded' },
  args: { availability: 'inStock' },
} satisfies Meta<typeof AvailabilityLabel>

export default meta

type Story = StoryObj<typeof meta>

export const InStock: Story = {}

export const PreOrder: Story = { args: { availability: 'preOrder' } }

export const SoldOut: Story = { args: { availability: 'soldOut' } }
