import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { Toast } from './Toast.js'

const meta = {
  title: 'Overlays/Toast',
  component: Toast,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Say what happened in one short sentence.', 'Show it in a ToastRegion, which announces it.'],
      dont: ['Ask a question.', 'Use exclamation marks.'],
    },
    contract: [
      'Its region announces it; the toast has no role, so it is not read twice.',
      'It is paused on hover and focus, and one with a link stays until it is dismissed.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to its link and to the close button.' },
      { keys: 'Enter, Space', does: 'On the close button, dismisses the message.' },
    ],
  },
  args: { toast: { id: '1', message: 'Item removed from cart', type: 'success' }, onDismiss: fn() },
} satisfies Meta<typeof Toast>

export default meta

type Story = StoryObj<typeof meta>

export const Success: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close message' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onDismiss).toHaveBeenCalledWith('1')
  },
}

export const Info: Story = { args: { toast: { id: '1', message: 'Your cart was updated', type: 'info' } } }

export const Warning: Story = {
  args: { toast: { id: '1', message: 'Something went wrong. Try again!', type: 'warning' } },
}

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

export const LongGerman: Story = {
  args: {
    toast: {
      id: '1',
      message:
        'Die Uhrenmanufakturneuheit wurde zu Ihrer Wunschliste hinzugefügt und bleibt dort, bis Sie sie entfernen.',
      type: 'success',
      button: { href: '/wunschliste', label: 'Zur Wunschliste' },
    },
  },
  globals: { locale: 'de' },
}

export const RightToLeft: Story = {
  args: { dir: 'rtl', toast: { id: '1', message: 'تمت إزالة القطعة من السلة', type: 'info' } },
}

export const AllStates = allStates(meta, { Success, Info, Warning, WithButton, LongGerman, RightToLeft })
