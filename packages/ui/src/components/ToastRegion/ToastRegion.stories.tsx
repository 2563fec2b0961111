import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { Button } from '../Button/Button.js'
import type { ToastData } from '../Toast/Toast.js'
import { ToastRegion, type ToastRegionProps } from './ToastRegion.js'

const removed: ToastData = { id: '1', message: 'Item removed from cart', type: 'success' }
const failed: ToastData = { id: '2', message: 'Something went wrong. Try again!', type: 'warning' }
const wished: ToastData = {
  id: '3',
  message: '1 item added to wishlist',
  type: 'success',
  button: { href: '/wishlist', label: 'Wishlist' },
}

const meta = {
  title: 'Overlays/ToastRegion',
  component: ToastRegion,
  parameters: {
    guidance: {
      do: ['Confirm an action of the client.', 'Add a button to a message with a link: it then stays.'],
      dont: [
        'Put essential information only here: it disappears after five seconds.',
        'Show more than three at a time.',
      ],
    },
    contract: [
      'A landmark called “Messages” with two live regions, both in the document before the first message: warnings interrupt, others are polite.',
      'Messages never take the focus by themselves.',
      'Dismissing the last message returns the focus to where it was.',
    ],
    keyboard: [
      { keys: 'F6', does: 'Moves into the messages, and back.' },
      { keys: 'Tab', does: 'Moves to the links and buttons of the messages.' },
      { keys: 'Enter, Space', does: 'On “Close message”, closes it.' },
    ],
  },
  args: { toasts: [removed, failed], onDismiss: fn() },
} satisfies Meta<typeof ToastRegion>

export default meta

type Story = StoryObj<typeof meta>

/** A warning interrupts; other messages are announced politely. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Messages' })).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong. Try again!'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Item removed from cart')
  },
}

export const Dismiss: Story = {
  args: { toasts: [removed] },
  play: async ({ args, canvas, userEvent }) => {
    const close = await canvas.findByRole('button', { name: 'Close message' })
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledWith('1')
  },
}

/** Hover and focus pause a message; one with a button stays; the others are dismissed. */
export const Timing: Story = {
  args: {
    toasts: [
      { id: 'hovered', message: 'Item removed from wishlist', type: 'info' },
      { ...wished, id: 'kept' },
      { id: 'gone', message: 'Item removed from cart', type: 'success' },
      { id: 'focused', message: 'Something went wrong', type: 'warning' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(await canvas.findByText('Item removed from wishlist'))
    canvas.getAllByRole('button', { name: 'Close message' }).at(-1)?.focus()
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('gone'), { timeout: 7000 })
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

function Live({ toasts: first, ...props }: ToastRegionProps) {
  const [toasts, setToasts] = useState(first)
  const [count, setCount] = useState(0)
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Render {count}</Button>
      <ToastRegion
        {...props}
        toasts={toasts}
        onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
      />
    </>
  )
}

/** F6 moves to the messages and back; dismissing the last one also returns the focus. */
export const Keyboard: Story = {
  args: { toasts: [wished, failed] },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent }) => {
    const origin = canvas.getByRole('button', { name: /Render/ })
    const link = await canvas.findByRole('link', { name: 'Wishlist' })
    origin.focus()
    await userEvent.keyboard('{F6}')
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect(origin).toHaveFocus()
    await userEvent.keyboard('{F6}{Tab}{Enter}')
    await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveFocus()
    await userEvent.keyboard('{Tab}{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Close message' })).toBeNull())
    await expect(origin).toHaveFocus()
  },
}

/** A rerender of the page does not restart the five seconds. */
export const RendersAgain: Story = {
  tags: ['proof'],
  args: { toasts: [removed] },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent }) => {
    const message = await canvas.findByText('Item removed from cart')
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await userEvent.click(canvas.getByRole('button', { name: 'Render 0' }))
    await waitFor(() => expect(message).not.toBeInTheDocument(), { timeout: 3000 })
  },
}

/** A sticky bar at the bottom stays visible: it sets `--vt-toast-inset` to its height. */
export const AboveBar: Story = {
  args: { toasts: [removed] },
  render: (args) => (
    <div ref={(bar) => bar?.style.setProperty('--vt-toast-inset', '76px')}>
      <ToastRegion {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const message = await canvas.findByText('Item removed from cart')
    await expect(message.getBoundingClientRect().bottom).toBeLessThan(innerHeight - 76)
  },
}

export const BannerVariant: Story = { args: { toasts: [{ ...failed, variant: 'banner' }] } }

/** Unusual texts: long, markup as plain text, right to left, empty. */
export const OddTexts: Story = {
  args: {
    toasts: [
      { ...wished, message: 'Außergewöhnliche Zeitmesser mit Gangreserveanzeige wurden verschoben. '.repeat(5) },
      { id: 'markup', message: '<b>Not markup</b>', type: 'info' },
      { id: 'rtl', message: 'تمت إضافة قطعة إلى قائمة الأمنيات', type: 'info' },
      { id: 'none', message: '', type: 'info' },
    ],
  },
}

export const Empty: Story = { args: { toasts: [] } }

export const AllStates = allStates(meta, { Default })
