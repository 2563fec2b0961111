import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { order } from '../../../test/order.js'
import { Button } from '../Button/Button.js'
import { CostSummary } from './CostSummary.js'

const meta = {
  title: 'Shop/CostSummary',
  component: CostSummary,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Place it next to the list of products, and below it on phones.'],
      dont: ['Use it where the products are not on the page: `OrderSummary` lists them.'],
    },
    contract: [
      'A region named by its title. Amounts are a description list with a term each.',
      'An unknown amount is left out; unknown shipping costs are never shown as free.',
    ],
    keyboard: [{ keys: 'Tab', does: 'Moves to the controls of the footer.' }],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { title: 'Summary', totals: order.totals, currency: order.currency },
} satisfies Meta<typeof CostSummary>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { footer: <Button>Checkout</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Summary' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Summary' })).toBeVisible()
  },
}

export const WithPromotion: Story = {
  args: { promotions: [{ id: '1', label: 'Complimentary engraving, a gift from the atelier', amount: 50 }] },
}

export const UnknownShipping: Story = {
  args: { totals: { ...order.totals, shipping: null, tax: null } },
}

export const LongGerman: Story = {
  args: {
    title: 'Zusammenfassung',
    promotions: [{ id: '1', label: 'Jubiläumswochenend-Sonderaktion für Stammkundinnen und Stammkunden', amount: 50 }],
  },
  globals: { locale: 'de' },
}

export const AllStates = allStates(meta, { Default, WithPromotion, UnknownShipping, LongGerman })
