import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from './IconButton.js'

const meta = {
  title: 'Foundation/IconButton',
  component: IconButton,
  args: { icon: 'close', label: 'Close' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof IconButton>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { disabled: true } }
