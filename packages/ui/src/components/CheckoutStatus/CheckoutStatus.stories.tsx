import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SubmitEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { phone } from '../../../test/checkout.js'
import { LONG } from '../../../test/hostile.js'
import { CheckoutStatus } from './CheckoutStatus.js'

const meta = {
  title: 'Shop/CheckoutStatus',
  component: CheckoutStatus,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Say whether something was charged.', 'Give a telephone number.', 'Move the focus to it when it appears.'],
      dont: ['Blame the shopper.', 'Repeat codes of the payment provider.'],
    },
    contract: [
      'A region named by its title that can take the focus.',
      'A failed payment is an alert; a payment being checked is a status.',
      'Changes are a list, and a form accepts them.',
    ],
    keyboard: [{ keys: 'Enter or Space', does: 'On the button, accepts the changes.' }],
  },
  args: { kind: 'checking', orderNo: 'VT-00012345', refreshHref: '?', phone },
} satisfies Meta<typeof CheckoutStatus>

export default meta

type Story = StoryObj<typeof CheckoutStatus>

export const Default: Story = {}

const failed = (
  reason: 'declined' | 'insufficient_funds' | 'expired_card' | 'authentication_failed' | 'cancelled' | 'error',
) => ({ args: { kind: 'failed', reason, phone } }) satisfies Story

export const Declined: Story = failed('declined')
export const InsufficientFunds: Story = failed('insufficient_funds')
export const ExpiredCard: Story = failed('expired_card')
export const AuthenticationFailed: Story = failed('authentication_failed')
export const Cancelled: Story = failed('cancelled')
export const TechnicalError: Story = failed('error')

const onSubmit = fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault())

export const Changed: Story = {
  args: {
    kind: 'changed',
    currency: 'CHF',
    action: '/checkout/payment/submit',
    fields: { quote: 'q-2' },
    cartHref: '/cart',
    onSubmit,
    changes: [
      { kind: 'removed', name: 'Kestrelle Solstice 36' },
      { kind: 'price', name: 'Aurelune Meridian 40', from: 12500, to: 12900 },
      { kind: 'quantity', name: 'Leather strap', from: 2, to: 1 },
      { kind: 'shipping', from: 0, to: 45 },
      { kind: 'coupon', code: 'OPENING' },
      { kind: 'certificate', label: '•••• 4F2K' },
      { kind: 'total', from: 15200, to: 12945.5 },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    await expect(canvas.getByText(/New total: CHF.12,945\.50 instead of CHF.15,200/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with these changes' }))
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = { args: { kind: 'empty', continueHref: '/' } }

export const Unavailable: Story = { args: { kind: 'unavailable', retryHref: '?', phone, headingLevel: 1 } }

export const OddTexts: Story = {
  args: { kind: 'changed', currency: 'XXX', action: '#', changes: [{ kind: 'removed', name: LONG }] },
}

export const AllStates = allStates(
  meta,
  {
    Default,
    Declined,
    InsufficientFunds,
    ExpiredCard,
    AuthenticationFailed,
    Cancelled,
    TechnicalError,
    Changed,
    Empty,
    Unavailable,
    OddTexts,
  },
  480,
)
