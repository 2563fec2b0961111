import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './Price.js'

const meta = {
  title: 'Shop/Price',
  component: Price,
  parameters: { layout: 'padded' },
  args: { price: { kind: 'regular', amount: 12500, isStartingAt: false }, currency: 'CHF' },
} satisfies Meta<typeof Price>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithCents: Story = { args: { price: { kind: 'regular', amount: 89.5, isStartingAt: false } } }

export const OnSale: Story = {
  args: { price: { kind: 'promotion', amount: 6900, regularAmount: 8200, isStartingAt: false }, size: 'large' },
}

export const SaleWithoutFormerPrice: Story = {
  args: { price: { kind: 'promotion', amount: 6900, regularAmount: null, isStartingAt: false } },
}

export const StartingAt: Story = { args: { price: { kind: 'regular', amount: 2400, isStartingAt: true } } }

export const OnRequest: Story = { args: { price: { kind: 'onRequest' }, size: 'large' } }

export const None: Story = { args: { price: { kind: 'none' } } }

export const Danish: Story = { args: { currency: 'DKK' }, globals: { locale: 'da' } }
