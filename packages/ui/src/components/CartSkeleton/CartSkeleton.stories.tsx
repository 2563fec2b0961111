import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartSkeleton } from './CartSkeleton.js'

const meta = {
  title: 'Shop/CartSkeleton',
  component: CartSkeleton,
  parameters: { layout: 'padded' },
  args: { lineCount: 2 },
} satisfies Meta<typeof CartSkeleton>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
