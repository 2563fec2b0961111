import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { allStates } from '../../../test/allStates.js'
import { expect, fn } from 'storybook/test'
import { cartLine } from '../../../test/pieces.js'
import { WishlistToggle } from '../WishlistToggle/WishlistToggle.js'
import { CartLine } from './CartLine.js'

/** As in a shop: what is done to a line keeps it pending until the answer comes. */
function Changing({ line, onQuantityChange, onRemove, ...rest }: ComponentProps<typeof CartLine>) {
  const [isPending, setIsPending] = useState(false)
  return (
    <CartLine
      {...rest}
      line={{ ...line, isPending }}
      onQuantityChange={(itemId, quantity) => {
        setIsPending(true)
        onQuantityChange(itemId, quantity)
      }}
      onRemove={(itemId) => {
        setIsPending(true)
        onRemove(itemId)
      }}
    />
  )
}

const meta = {
  title: 'Shop/CartLine',
  component: CartLine,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Keep picture, name, price and quantity in one glance.'],
      dont: ['Ask before removing: undo is one click on the piece.'],
    },
    contract: [
      'An article with a heading; quantity and remove bear the name of the piece.',
      'While a change is under way the line is busy. Its controls keep the focus and swallow what is done with them.',
      'The photograph is silent: the heading names the piece.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the piece, its quantity, its wishlist toggle and the button that removes it.' },
      { keys: 'Enter', does: 'On the piece, opens its page.' },
      { keys: 'Arrow down, Arrow up', does: 'On the quantity, chooses more or fewer.' },
      { keys: 'Enter, Space', does: 'On the button with the bin, removes the piece.' },
    ],
  },
  decorators: [
    (Story) => (
      <section style={{ maxWidth: 440 }}>
        <h2>Shopping Cart</h2>
        <Story />
      </section>
    ),
  ],
  args: {
    line: cartLine,
    onQuantityChange: fn(),
    onRemove: fn(),
    wishlist: <WishlistToggle productName="Aurelune Meridian 40" isPressed={false} onToggle={fn()} />,
  },
} satisfies Meta<typeof CartLine>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Aurelune Meridian 40' }))
    await expect(args.onRemove).toHaveBeenCalledWith('line-1')
  },
}

export const OnSale: Story = {
  args: {
    line: { ...cartLine, price: { kind: 'promotion', amount: 9900, regularAmount: 12500, isStartingAt: false } },
  },
}

export const PreOrder: Story = { args: { line: { ...cartLine, availability: 'preOrder' } } }

export const SoldOut: Story = { args: { line: { ...cartLine, availability: 'soldOut', image: null } } }

export const Pending: Story = { args: { line: { ...cartLine, isPending: true } } }

/** The control that was just used keeps the focus, and takes no second command. */
export const KeepsTheFocus: Story = {
  render: (args) => <Changing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Quantity of Aurelune Meridian 40' })
    await userEvent.selectOptions(select, '2')
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true')
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, '3')
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(1)
    const remove = canvas.getByRole('button', { name: 'Remove Aurelune Meridian 40' })
    remove.focus()
    await expect(remove).toHaveFocus()
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
}

/** Narrower than it is made for: the controls go below each other. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('article').getBoundingClientRect()
    for (const part of [...canvas.getAllByRole('button'), canvas.getByRole('combobox'), canvas.getByRole('link')]) {
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    }
  },
}

export const LongGerman: Story = {
  args: { line: { ...cartLine, name: 'Weltzeit-Chronographenarmbanduhr mit Gangreserveanzeige' } },
  globals: { locale: 'de' },
}

export const AllStates = allStates(meta, { Default, OnSale, PreOrder, SoldOut, Pending, LongGerman })
