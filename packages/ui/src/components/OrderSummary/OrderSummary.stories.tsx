import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { HTML, LONG, NOWHERE, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { order } from '../../../test/order.js'
import { screen, viewport } from '../../../test/viewports.js'
import { Link } from '../Link/Link.js'
import { OrderSummary } from './OrderSummary.js'

const [first, second] = order.lines

const meta = {
  title: 'Shop/OrderSummary',
  component: OrderSummary,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Place it next to its form, and above it on phones.',
        'Pass the price of the whole line: quantity times unit price.',
        'Name a deduction as the shopper knows it: the promotion, the last digits of a card.',
      ],
      dont: ['Add payment options.', 'Show unknown shipping costs as free.'],
    },
    contract: [
      'A region named by its title; on phones the title is a button that contains the total and states whether it is open.',
      'Amounts are a description list with a term each. Images are decorative, because the name is next to them.',
      'While loading, a status announces it, and no amount is shown.',
      'Without scripts it is open.',
    ],
    keyboard: [{ keys: 'Enter or Space', does: 'On phones, toggles the summary.' }],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
  args: order,
} satisfies Meta<typeof OrderSummary>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^Your order/ })).toBeVisible()
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toContain('Total')
  },
}

export const WithFooter: Story = {
  args: {
    defaultOpen: true,
    giftCards: [],
    promotions: [],
    totals: { subtotal: 16700, shipping: 18, tax: 1252.7, total: 16718 },
    footer: (
      <>
        Insured delivery within three working days.{' '}
        <Link href="/cart" variant="underline">
          Change your order
        </Link>
      </>
    ),
  },
}

export const DeliveryLater: Story = {
  args: { defaultOpen: true, totals: { subtotal: 16700, shipping: null, tax: null, total: 16700 } },
}

/** On phones the button that expands the rest contains the total. */
export const OnAPhone: Story = {
  parameters: { viewport },
  globals: { viewport: screen('phone') },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveTextContent(/^Your order.*15,200$/)
    await expect(canvas.getByText('Meridian 40')).not.toBeVisible()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Meridian 40')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('Meridian 40')).not.toBeVisible()
  },
}

/** Sticky next to a form. */
export const Sticky: Story = {
  args: { isSticky: true, defaultOpen: true },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '120vh' }}>
        <Story />
      </div>
    ),
  ],
}

export const Loading: Story = { args: { status: 'loading', defaultOpen: true } }

export const Empty: Story = { args: { lines: [], defaultOpen: true } }

export const Euro: Story = {
  globals: { locale: 'de' },
  args: {
    defaultOpen: true,
    currency: 'EUR',
    lines: order.lines.map((line) => ({ ...line, currency: 'EUR' })),
    promotions: [{ id: 'p', label: 'Boutiqueeröffnungsvergünstigung für Stammkundinnen und Stammkunden', amount: 500 }],
    giftCards: [],
    totals: { subtotal: 16700, shipping: 0, tax: 2586.55, total: 16200 },
  },
}

export const Absurd: Story = {
  args: {
    defaultOpen: true,
    lines: [
      { ...first, quantity: 1e9, linePrice: { kind: 'regular', amount: 1e15, isStartingAt: false } },
      { ...second, quantity: -1, linePrice: { kind: 'regular', amount: Number.NaN, isStartingAt: false } },
    ],
    promotions: [{ id: 'p', label: 'Everything', amount: 1e15 }],
    giftCards: [{ id: 'g', label: 'Nothing', amount: Number.NaN }],
    totals: { subtotal: 1e15, shipping: -4, tax: 1e14, total: 0.05 },
  },
}

export const OddTexts: Story = {
  args: {
    defaultOpen: true,
    title: LONG,
    lines: [
      { ...first, name: LONG, brand: RIGHT_TO_LEFT },
      { ...second, name: HTML, brand: '', image: { ...second.image, src: NOWHERE } },
    ],
    promotions: [{ id: 'p', label: LONG, amount: 500 }],
    giftCards: [{ id: 'g', label: RIGHT_TO_LEFT, amount: 1000 }],
  },
}

export const AllStates = allStates(
  meta,
  { Default, WithFooter, DeliveryLater, Loading, Empty, Euro, Absurd, OddTexts },
  400,
)
