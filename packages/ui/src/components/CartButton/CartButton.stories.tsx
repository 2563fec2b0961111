import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { CartButton } from './CartButton.js'

const meta = {
  title: 'Shop/CartButton',
  component: CartButton,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Show no number until it is known: null, not 0.', 'Lead to the page of the cart while scripts are missing.'],
      dont: ['Do not animate the number.'],
    },
    contract: [
      'A link whose name says how many pieces are in the cart: “Shopping Cart, 2 items”. The number beside the drawing is silent.',
      'Where scripts run it says that it opens a dialog; without them it leads to the cart’s page.',
    ],
    keyboard: [{ keys: 'Enter', does: 'Opens the shopping cart.' }],
  },
  args: { count: 2, href: '/cart', onOpen: fn() },
} satisfies Meta<typeof CartButton>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Shopping Cart, 2 items' })
    await userEvent.click(link)
    await expect(args.onOpen).toHaveBeenCalledWith(link)
  },
}

export const Empty: Story = { args: { count: 0 } }

export const NotKnownYet: Story = { args: { count: null } }

/** Two digits at most. */
export const Many: Story = {
  args: { count: 128 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Shopping Cart, 99+ items' })).toBeVisible()
  },
}

export const AllStates = allStates(meta, { Default, Empty, NotKnownYet, Many })
