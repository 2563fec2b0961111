import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { Button } from '../Button/Button.js'
import { Banner } from './Banner.js'

const meta = {
  title: 'Overlays/Banner',
  component: Banner,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Place it above the content it refers to.', 'State what the client can do next, with one action at most.'],
      dont: ['Stack several: keep the most important one.', 'Use a warning for news.'],
    },
    contract: [
      'A warning has the role alert and interrupts; success and info have the role status and are polite.',
      'The icon is hidden from assistive technology: the text contains all information.',
      'The button that closes it is called “Close message”.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the action, then to the close button.' },
      { keys: 'Enter, Space', does: 'On the close button, closes the message.' },
    ],
  },
  args: { type: 'info', children: 'The boutique in Zürich is closed on Monday.' },
} satisfies Meta<typeof Banner>

export default meta

type Story = StoryObj<typeof meta>

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The boutique in Zürich is closed on Monday.')
  },
}

export const Success: Story = { args: { type: 'success', children: 'Item removed from cart', onDismiss: fn() } }

/** Announced immediately and closed by keyboard. */
export const Warning: Story = {
  args: { type: 'warning', children: 'Something went wrong. Try again!', onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong. Try again!')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close message' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const WithAction: Story = { args: { action: <Button variant="text">Show boutiques</Button> } }

export const LongText: Story = {
  args: {
    children: 'Donaudampfschifffahrtsgesellschaftskapitänsuhrenausstellung'.repeat(5),
    action: <Button variant="text">Zu den Öffnungszeiten</Button>,
    onDismiss: fn(),
  },
}

export const Empty: Story = { args: { children: null } }

export const RightToLeft: Story = {
  args: { dir: 'rtl', children: 'المتجر في زيورخ مغلق يوم الاثنين.', onDismiss: fn() },
}

export const AllStates = allStates(meta, { Info, Success, Warning, WithAction, LongText, Empty, RightToLeft })
