import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { CheckoutRedirect } from './CheckoutRedirect.js'

const meta = {
  title: 'Shop/CheckoutRedirect',
  component: CheckoutRedirect,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Show it while the browser goes on to the payment service.', 'Offer it again to a shopper who came back.'],
      dont: ['Send an order from here: it exists already.'],
    },
    contract: ['A region with a heading and one way on, which also works without scripts.'],
    keyboard: [{ keys: 'Enter', does: 'On the link or button, continues to the payment service.' }],
  },
  args: { url: 'https://pay.example/123', method: 'GET' },
} satisfies Meta<typeof CheckoutRedirect>

export default meta

type Story = StoryObj<typeof meta>

export const AsLink: Story = {}

export const AsForm: Story = {
  args: { method: 'POST', fields: { MD: '1', PaReq: 'abc' }, isAutomatic: false },
  async play({ canvas }) {
    const form = canvas.getByRole('button').closest('form')
    await expect(form?.elements.namedItem('PaReq')).toHaveValue('abc')
  },
}

export const AllStates = allStates(meta, { AsLink, AsForm })
