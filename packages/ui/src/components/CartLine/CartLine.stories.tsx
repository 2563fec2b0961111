import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { expect, fn } from 'storybook/test'
import { cartLine } from '../../../test/pieces.js'
import { IconButton } from '../IconButton/IconButton.js'
import { CartLine } from './CartLine.js'

const meta = {
  title: 'Shop/CartLine',
  component: CartLine,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Keep picture, name, price and quantity in one glance.'],
      dont: ['Ask before removing: undo is one click on the piece.'],
    },
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
    wishlist: <IconButton icon="heart" label="Add Meridian 40 to wishlist" />,
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

export const LongGerman: Story = {
  args: { line: { ...cartLine, name: 'Weltzeit-Chronographenarmbanduhr mit Gangreserveanzeige' } },
  globals: { locale: 'de' },
}

export const AllStates = allStates(meta, { Default, OnSale, PreOrder, SoldOut, Pending, LongGerman })
