import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckoutRedirect } from './CheckoutRedirect.js'

const meta = {
  title: 'Checkout/CheckoutRedirect',
  component: CheckoutRedirect,
  args: { url: 'https://pay.example/123', method: 'GET' },
} satisfies Meta<typeof CheckoutRedirect>

export default meta

type Story = StoryObj<typeof meta>

export const Link: Story = {}

export const Form: Story = {
  args: { method: 'POST', fields: { MD: '1', PaReq: 'abc' }, isAutomatic: false },
  async play({ canvas }) {
    const button = canvas.getByRole('button')
    await expect(button.closest('form')).toHaveFormValues({ MD: '1', PaReq: 'abc' })
  },
}
