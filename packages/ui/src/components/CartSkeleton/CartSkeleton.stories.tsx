import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { CartSkeleton } from './CartSkeleton.js'

const meta = {
  title: 'Shop/CartSkeleton',
  component: CartSkeleton,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Show as many lines as the cart is known to have.'],
      dont: ['Let the lines jump when the pieces arrive.'],
    },
  },
  args: { lineCount: 2 },
} satisfies Meta<typeof CartSkeleton>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AllStates = allStates(meta, { Default })
