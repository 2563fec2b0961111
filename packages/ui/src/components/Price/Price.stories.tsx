import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { Link } from '../Link/Link.js'
import { Price } from './Price.js'

const meta = {
  title: 'Shop/Price',
  component: Price,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'State next to it what the price includes; in Germany and Austria link to the shipping costs.',
        'Show a former price only where it is legal.',
      ],
      dont: ['Round an amount that has cents.', 'Write “0”: a product without a price shows none, or is on request.'],
    },
    contract: [
      '“Sale price” and “Regular price” are read before their amounts, because strikethrough is not exposed.',
      '“Price on request” and “Starting at” are text, in the place of the amount.',
      'Amounts are formatted in the language of the page.',
    ],
    keyboard: [],
  },
  args: { price: { kind: 'regular', amount: 12500, isStartingAt: false }, currency: 'CHF' },
} satisfies Meta<typeof Price>

export default meta

type Story = StoryObj<typeof meta>

const regular = (amount: number) => ({ price: { kind: 'regular', amount, isStartingAt: false } }) as const

export const Default: Story = {}

export const WithCents: Story = { args: regular(89.5) }

export const OnSale: Story = {
  args: { price: { kind: 'promotion', amount: 6900, regularAmount: 8200, isStartingAt: false }, size: 'large' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Sale price CHF.6,900/)
    await expect(canvasElement.querySelector('s')).toHaveTextContent(/^Regular price CHF.8,200$/)
  },
}

export const SaleWithoutFormerPrice: Story = {
  args: { price: { kind: 'promotion', amount: 6900, regularAmount: null, isStartingAt: false } },
}

export const StartingAt: Story = { args: { price: { kind: 'regular', amount: 2400, isStartingAt: true } } }

/** A set with a reduced price. */
export const StartingAtOnSale: Story = {
  args: { price: { kind: 'promotion', amount: 6900, regularAmount: 8200, isStartingAt: true } },
}

/** Where required by law: the note links to the shipping costs. */
export const WithShippingLink: Story = {
  args: {
    size: 'large',
    vatNote: (
      <>
        incl. VAT,{' '}
        <Link href="/shipping" variant="underline">
          plus shipping
        </Link>
      </>
    ),
  },
}

/** Next to other prices with the note, such as a total. */
export const WithoutNote: Story = { args: { vatNote: null } }

export const OnRequest: Story = { args: { price: { kind: 'onRequest' }, size: 'large' } }

export const None: Story = { args: { price: { kind: 'none' } } }

/** Wraps between price and note, never inside the number. */
export const Absurd: Story = {
  args: { price: { kind: 'regular', amount: 1e12, isStartingAt: true } },
  render: (args) => (
    <div style={{ maxWidth: 120, overflowWrap: 'anywhere' }}>
      <Price {...args} slotProps={{ amount: { className: 'amount' } }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const words = canvasElement.querySelector('.amount')?.firstChild
    if (!words) throw new Error('The story has rendered no amount.')
    const number = document.createRange()
    number.setStart(words, 'Starting at '.length)
    number.setEnd(words, words.textContent?.length ?? 0)
    await expect(number.toString()).toMatch(/^CHF.1,000,000,000,000$/)
    await expect(number.getClientRects()).toHaveLength(1)
  },
}

const showsNothing: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/)
  },
}

export const Zero: Story = { ...showsNothing, args: regular(0) }

export const Negative: Story = { ...showsNothing, args: regular(-120) }

export const NotANumber: Story = { ...showsNothing, args: regular(Number.NaN) }

/** A “former” price that is lower would be misleading. */
export const FormerPriceLower: Story = {
  args: { price: { kind: 'promotion', amount: 6900, regularAmount: 5000, isStartingAt: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull()
  },
}

export const Euro: Story = { args: { currency: 'EUR' }, globals: { locale: 'de' } }

export const French: Story = { args: { currency: 'EUR' }, globals: { locale: 'fr' } }

export const Danish: Story = { args: { currency: 'DKK' }, globals: { locale: 'da' } }

export const Pounds: Story = { args: { currency: 'GBP' } }

export const AllStates = allStates(meta, {
  Default,
  WithCents,
  OnSale,
  SaleWithoutFormerPrice,
  StartingAt,
  StartingAtOnSale,
  WithShippingLink,
  WithoutNote,
  OnRequest,
  Absurd,
})
