import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inFormColumn } from '../../../test/inFormColumn.js'
import { CheckoutLoginForm } from './CheckoutLoginForm.js'

const meta = {
  title: 'Checkout/CheckoutLoginForm',
  component: CheckoutLoginForm,
  decorators: [inFormColumn],
  args: { action: '#', guestHref: '#' },
} satisfies Meta<typeof CheckoutLoginForm>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Refused: Story = {
  args: { login: 'mila.brandt@example.com', problem: 'refused' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByLabelText(/e-mail/i)).toHaveValue('mila.brandt@example.com')
  },
}

export const TooManyAttempts: Story = { args: { problem: 'tooMany' } }

export const Busy: Story = { args: { isBusy: true } }
