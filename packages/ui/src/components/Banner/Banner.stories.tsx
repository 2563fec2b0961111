import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { Banner } from './Banner.js'

const meta = {
  title: 'Shop/Banner',
  component: Banner,
  parameters: { layout: 'padded' },
  args: { type: 'info', children: 'The boutique in Zürich is closed on Monday.' },
} satisfies Meta<typeof Banner>

export default meta

type Story = StoryObj<typeof meta>

export const Info: Story = {}

export const Success: Story = { args: { type: 'success', children: 'Item removed from cart', onDismiss: fn() } }

export const Warning: Story = {
  args: { type: 'warning', children: 'Something went wrong. Try again!', onDismiss: fn() },
}

export const WithAction: Story = { args: { action: <Button variant="text">Show boutiques</Button> } }
