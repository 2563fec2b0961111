import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { useCallback, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { CountingLink, rendered } from '../../../test/CountingLink.js'
import { LONG } from '../../../test/hostile.js'
import { cartLine } from '../../../test/pieces.js'
import { UiProvider } from '../../provider/UiProvider.js'
import { vars } from '../../theme/contract.css.js'
import { text } from '../../theme/text.css.js'
import { Banner } from '../Banner/Banner.js'
import { WishlistToggle } from '../WishlistToggle/WishlistToggle.js'
import { ShoppingCartOverlay, type ShoppingCartOverlayProps } from './ShoppingCartOverlay.js'

const meta = {
  title: 'Shop/ShoppingCartOverlay',
  component: ShoppingCartOverlay,
  parameters: {
    guidance: {
      do: ['Show the total with the price note, directly above the actions.'],
      dont: ['Complete a purchase here.', 'Add recommendations above the lines.'],
    },
    contract: [
      'The products are a list; the total is a status and is announced when it changes.',
      'Loading is announced politely; a failure is announced immediately, with a retry button.',
      'The names of quantity and remove button include the product.',
      'After removing a product, the first remaining button takes the focus.',
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: 'Moves through the controls of each product, then to “Checkout” and “Go to Shopping Cart”.',
      },
      { keys: 'Enter', does: 'Follows a link, or activates a button.' },
      { keys: 'Space', does: 'Activates a button.' },
    ],
  },
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
    status: 'ready',
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
    renderWishlist: ({ brand, name }) => (
      <WishlistToggle productName={`${brand} ${name}`} isPressed={false} onToggle={() => {}} />
    ),
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

export const Pending: Story = { args: { lines: [{ ...cartLine, isBusy: true }] } }

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

export const Loading: Story = { args: { status: 'loading', lines: [], total: null } }

export const Error: Story = { args: { status: 'failed', lines: [], total: null } }

export const LongGerman: Story = {
  args: { lines: [{ ...cartLine, name: 'Weltzeit-Chronographenarmbanduhr mit Gangreserveanzeige' }] },
  globals: { locale: 'de' },
}

/** A change of one line does not rerender the other ninety-nine. */
export const OneLineRenders: Story = {
  tags: ['!autodocs'],
  args: { lines: Array.from({ length: 100 }, (_, index) => ({ ...cartLine, itemId: `line-${index + 1}` })) },
  render: (args) => (
    <UiProvider linkComponent={CountingLink}>
      <Live {...args} />
    </UiProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('combobox')
    rendered.clear()
    await userEvent.selectOptions(first ?? canvas.getByRole('combobox'), '2')
    await waitFor(() => expect([...rendered]).toContain('/line-1'))
    await expect([...rendered].filter((href) => href.startsWith('/line-'))).toEqual(['/line-1'])
  },
}

function Live(props: ShoppingCartOverlayProps) {
  const [shown, setShown] = useState(() => props.lines.map((line) => ({ ...line, href: `/${line.itemId}` })))
  const change = useCallback(
    (itemId: string, quantity: number) =>
      setShown((all) => all.map((line) => (line.itemId === itemId ? { ...line, quantity } : line))),
    [],
  )
  return <ShoppingCartOverlay {...props} lines={shown} onQuantityChange={change} />
}

export const AbsurdlyLong: Story = {
  args: {
    lines: [{ ...cartLine, name: LONG, price: { kind: 'regular', amount: 1e12, isStartingAt: false } }],
    total: 1e12,
  },
}

/** When a line with the focus is removed, the first remaining button takes the focus. */
export const FocusStays: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Live(args) {
    const [lines, setLines] = useState(args.lines)
    return (
      <ShoppingCartOverlay
        {...args}
        lines={lines}
        onRemove={(id) => setLines((all) => all.filter(({ itemId }) => itemId !== id))}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const last = () => canvas.getAllByRole('button', { name: /^Remove / }).at(-1)
    last()?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('button')[0]).toHaveFocus())
    last()?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Continue Shopping' })).toHaveFocus())
  },
}

export const AllStates = allStates(meta, { Default, Pending, ChangeFailed, Empty, Loading, Error })
