import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { allStates } from '../../../test/allStates.js'
import { expect, fn } from 'storybook/test'
import { cartLine } from '../../../test/pieces.js'
import { WishlistToggle } from '../WishlistToggle/WishlistToggle.js'
import { CartLine } from './CartLine.js'

/** Imitates a shop: a changed line stays pending until the response arrives. */
function Changing({ line, onQuantityChange, onRemove, ...rest }: ComponentProps<typeof CartLine>) {
  const [isBusy, setIsPending] = useState(false)
  return (
    <CartLine
      {...rest}
      line={{ ...line, isBusy }}
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
      do: ['Show image, name, price and quantity together.'],
      dont: ['Ask before removing: the product can be added again with one click.'],
    },
    contract: [
      'An article with a heading; the names of quantity and remove button include the product.',
      'While a change is pending the line is busy. Its controls keep the focus and ignore input.',
      'The photograph is hidden from assistive technology: the heading names the product.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the product, its quantity, its wishlist toggle and its remove button.' },
      { keys: 'Enter', does: 'On the product link, opens its page.' },
      { keys: 'Arrow down, Arrow up', does: 'On the quantity, selects more or fewer.' },
      { keys: 'Enter, Space', does: 'On the remove button, removes the product.' },
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

export const Pending: Story = { args: { line: { ...cartLine, isBusy: true } } }

/** The control just used keeps the focus and ignores further input. */
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

/** In a container narrower than intended, the controls stack. */
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
