import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { CheckoutLoginForm } from './CheckoutLoginForm.js'

const meta = {
  title: 'Shop/CheckoutLoginForm',
  component: CheckoutLoginForm,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Keep the way to order as a guest beside it.', 'Keep the e-mail address after a refusal.'],
      dont: ['Say which of the two entries is wrong.', 'Show the password again.'],
    },
    contract: [
      'A form with two fields that have visible labels and autocomplete tokens.',
      'A refusal is an alert above the fields.',
      'While sending, the button is busy, and a status says so.',
    ],
    keyboard: [{ keys: 'Enter', does: 'In a field, logs in.' }],
  },
  args: { action: '/checkout/login', guestHref: '/checkout/login' },
} satisfies Meta<typeof CheckoutLoginForm>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Refused: Story = {
  args: { login: 'mila.brandt@example.com', problem: 'refused' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('mila.brandt@example.com')
    await expect(canvas.getByLabelText('Password')).toHaveValue('')
  },
}

export const TooManyAttempts: Story = { args: { problem: 'tooMany' } }

export const Busy: Story = { args: { isBusy: true } }

export const AllStates = allStates(meta, { Default, Refused, TooManyAttempts, Busy })
