import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ToastRegion } from './ToastRegion.js'

const meta = {
  title: 'Shop/ToastRegion',
  component: ToastRegion,
  args: {
    toasts: [
      { id: '1', message: 'Item removed from cart', type: 'success' },
      { id: '2', message: 'Something went wrong. Try again!', type: 'warning' },
    ],
    onDismiss: fn(),
  },
} satisfies Meta<typeof ToastRegion>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong. Try again!')
    await expect(canvas.getByRole('status')).toHaveTextContent('Item removed from cart')
  },
}

export const Dismiss: Story = {
  args: { toasts: [{ id: '1', message: 'Item removed from cart', type: 'success' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close message' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledWith('1')
  },
}

/** The message under the pointer waits, the one with a button stays, the third goes after five seconds. */
export const Timing: Story = {
  args: {
    toasts: [
      { id: 'held', message: 'Item removed from wishlist', type: 'info' },
      {
        id: 'kept',
        message: '1 item added to wishlist',
        type: 'success',
        button: { href: '/wishlist', label: 'Wishlist' },
      },
      { id: 'gone', message: 'Item removed from cart', type: 'success' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('Item removed from wishlist'))
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('gone'), { timeout: 6000 })
    await expect(args.onDismiss).not.toHaveBeenCalledWith('held')
    await expect(args.onDismiss).not.toHaveBeenCalledWith('kept')
  },
}

export const WithButton: Story = {
  args: {
    toasts: [
      {
        id: '1',
        message: '1 item added to wishlist',
        type: 'success',
        button: { href: '/wishlist', label: 'Wishlist' },
      },
    ],
  },
}

export const BannerVariant: Story = {
  args: {
    toasts: [{ id: '1', message: 'Something went wrong. Try again!', type: 'warning', variant: 'banner' }],
  },
}
