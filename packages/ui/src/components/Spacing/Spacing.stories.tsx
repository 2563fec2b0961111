import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spacing } from './Spacing.js'

const meta = {
  title: 'Layout/Spacing',
  component: Spacing,
  args: { size: 'medium' },
} satisfies Meta<typeof Spacing>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Small: Story = { args: { size: 'small' } }

export const Large: Story = { args: { size: 'large' } }
