import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { cartLine } from '../../../test/pieces.js'
import { vars } from '../../theme/contract.css.js'
import { text } from '../../theme/text.css.js'
import { Banner } from '../Banner/Banner.js'
import { IconButton } from '../IconButton/IconButton.js'
import { ShoppingCartOverlay } from './ShoppingCartOverlay.js'

const meta = {
  title: 'Shop/ShoppingCartOverlay',
  component: ShoppingCartOverlay,
  decorators: [
    (Story) => (
      <section
        style={{
          maxWidth: 480,
          minHeight: '100vh',
          marginInlineStart: 'auto',
          padding: 24,
          background: vars.color.surface,
        }}
      >
        <h2 className={text.h3}>Shopping Cart</h2>
        <Story />
      </section>
    ),
  ],
  args: {
    state: 'ready',
    lines: [
      cartLine,
      {
        ...cartLine,
        itemId: 'line-2',
        brand: 'Sérance',
        name: 'Perle du Lac earrings',
        price: { kind: 'promotion', amount: 2890, regularAmount: 3400, isStartingAt: false },
        availability: 'preOrder',
        quantity: 2,
      },
    ],
    total: 18280,
    currency: 'CHF',
    checkoutHref: '/checkout/login',
    cartHref: '/cart',
    onQuantityChange: fn(),
    onRemove: fn(),
    onCheckout: fn(),
    onGoToCart: fn(),
    onContinue: fn(),
    onRetry: fn(),
    renderWishlist: (line) => <IconButton icon="heart" label={`Add ${line.name} to wishlist`} />,
  },
} satisfies Meta<typeof ShoppingCartOverlay>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('combobox')
    await userEvent.selectOptions(first ?? canvas.getByRole('combobox'), '2')
    await expect(args.onQuantityChange).toHaveBeenCalledWith('line-1', 2)
  },
}

export const Pending: Story = { args: { lines: [{ ...cartLine, isPending: true }] } }

export const ChangeFailed: Story = {
  args: { banner: <Banner type="warning">Something went wrong. Try again!</Banner> },
}

export const Empty: Story = {
  args: { lines: [], total: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue Shopping' }))
    await expect(args.onContinue).toHaveBeenCalled()
  },
}

export const Loading: Story = { args: { state: 'loading', lines: [], total: null } }

export const Error: Story = { args: { state: 'error', lines: [], total: null } }

export const LongGerman: Story = {
  args: { lines: [{ ...cartLine, name: 'Weltzeit-Chronographenarmbanduhr mit Gangreserveanzeige' }] },
  globals: { locale: 'de' },
}
