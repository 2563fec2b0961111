import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Toast } from './Toast.js'

const meta = {
  title: 'Shop/Toast',
  component: Toast,
  parameters: { layout: 'padded' },
  args: { toast: { id: '1', message: 'Item removed from cart', type: 'success' }, onDismiss: fn() },
} satisfies Meta<typeof Toast>

export default meta

type Story = StoryObj<typeof meta>

export const Success: Story = {}

export const WithButton: Story = {
  args: {
    toast: {
      id: '1',
      message: '1 item added to wishlist',
      type: 'success',
      button: { href: '/wishlist', label: 'Wishlist' },
    },
  },
}
