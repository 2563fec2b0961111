import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { inFormColumn } from '../../../test/inFormColumn.js'
import { LONG } from '../../../test/hostile.js'
import { ExpressPay } from './ExpressPay.js'

const meta = {
  title: 'Shop/ExpressPay',
  component: ExpressPay,
  decorators: [inFormColumn],
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Place it above the first step.', 'Offer only wallets that can pay the amount.'],
      dont: ['Offer it for engraved products or pick-up.', 'Place the order without a review.'],
    },
    contract: ['A region named by its title.', 'Only one wallet can be open at a time; its button is busy.'],
    keyboard: [{ keys: 'Enter or Space', does: 'Opens the wallet.' }],
  },
  args: {
    wallets: [
      { id: 'apple', kind: 'applepay' },
      { id: 'browser', kind: 'browser' },
    ],
    onPay: fn<() => void>(),
  },
} satisfies Meta<typeof ExpressPay>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Apple Pay' }))
    await expect(args.onPay).toHaveBeenCalledWith({ id: 'apple', kind: 'applepay' })
  },
}

export const Opening: Story = { args: { busyWallet: 'apple' } }

export const OddTexts: Story = { args: { wallets: [{ id: 'x', kind: 'x', name: LONG }] } }

export const AllStates = allStates(meta, { Default, Opening, OddTexts }, 480)
