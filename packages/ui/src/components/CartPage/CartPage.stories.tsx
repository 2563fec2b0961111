import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { cartLine } from '../../../test/pieces.js'
import { Banner } from '../Banner/Banner.js'
import { Button } from '../Button/Button.js'
import { OrderSummary } from '../OrderSummary/OrderSummary.js'
import { WishlistToggle } from '../WishlistToggle/WishlistToggle.js'
import { CartPage } from './CartPage.js'

const summary = (
  <OrderSummary
    status="ready"
    title="Summary"
    currency="CHF"
    totals={{ subtotal: 18400, shipping: null, tax: 1378.63, total: 18400 }}
    footer={<Button href="/ch/en/checkout/login">Checkout</Button>}
  />
)

const ring = {
  ...cartLine,
  itemId: 'line-2',
  productId: 'ring',
  brand: 'Sérance',
  name: 'Aubade solitaire ring',
  quantity: 2,
  price: { kind: 'promotion', amount: 10620, regularAmount: 11800, isStartingAt: false },
  unitPrice: 5900,
  details: [
    { label: 'Material', value: 'Platinum' },
    { label: 'Ring size', value: '52' },
  ],
} as const

/** Imitates a shop: a removed line disappears. */
function Removing({ lines, onRemove, ...rest }: ComponentProps<typeof CartPage>) {
  const [shown, setShown] = useState(lines)
  return (
    <CartPage
      {...rest}
      lines={shown}
      onRemove={(itemId) => {
        onRemove(itemId)
        setShown(shown.filter((line) => line.itemId !== itemId))
      }}
    />
  )
}

const meta = {
  title: 'Shop/CartPage',
  component: CartPage,
  parameters: {
    layout: 'fullscreen',
    guidance: {
      do: [
        'Show every chosen value: ring size, strap, engraving.',
        'Place the summary with the total and the way to the checkout beside the lines.',
      ],
      dont: ['Ask before removing: offer to undo it instead.', 'Place recommendations above the lines.'],
    },
    contract: [
      'The products are a list with a name; the number of items is announced when it changes.',
      'The names of quantity and remove button include the product.',
      'After removing a product, the title takes the focus.',
      'Loading is announced politely; a failure is announced immediately, with a retry button.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the lines, then to the summary.' },
      { keys: 'Enter, Space', does: 'On the remove button, removes the product.' },
    ],
  },
  args: {
    status: 'ready',
    lines: [cartLine, ring],
    onQuantityChange: fn(),
    onRemove: fn(),
    onRetry: fn(),
    continueHref: '/ch/en',
    summary,
    services: <p>Insured delivery against signature</p>,
    renderWishlist: ({ brand, name }) => (
      <WishlistToggle productName={`${brand} ${name}`} isPressed={false} onToggle={fn()} />
    ),
  },
} satisfies Meta<typeof CartPage>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible()
    await expect(canvas.getByText('3 items')).toBeVisible()
    await expect(canvas.getByText('52')).toBeVisible()
  },
}

export const MovesTheFocus: Story = {
  render: (args) => <Removing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Sérance Aubade solitaire ring' }))
    await expect(args.onRemove).toHaveBeenCalledWith('line-2')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** The line can be restored. */
export const Removed: Story = {
  args: {
    lines: [ring],
    banner: (
      <Banner role="group" type="info" action={<Button variant="text">Undo</Button>} onDismiss={fn()}>
        Aurelune Meridian 40 has been removed from your cart.
      </Banner>
    ),
  },
}

export const Empty: Story = { args: { lines: [], suggestions: <p>Suggestions</p> } }

export const Loading: Story = { args: { status: 'loading', lines: [] } }

export const Failed: Story = {
  args: { status: 'failed', lines: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

export const LongGerman: Story = {
  args: {
    lines: [
      {
        ...ring,
        name: 'Weltzeit-Chronographenarmbanduhr mit Gangreserveanzeige',
        details: [{ label: 'Gehäusematerial', value: 'Weissgold mit Brillantenlünette' }],
        availability: 'preOrder',
      },
    ],
  },
  globals: { locale: 'de' },
}

export const AllStates = allStates(meta, { Default, Removed, Empty, Loading, Failed, LongGerman })
