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
      do: [
        'Show no number until it is known: pass null, not 0.',
        'Link to the cart page as a fallback without scripts.',
      ],
      dont: ['Animate the number.'],
    },
    contract: [
      'A link whose name contains the number of products in the cart: “Shopping Cart, 2 items”. The visible number is hidden from assistive technology.',
      'With scripts it states that it opens a dialog; without scripts it links to the cart page.',
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

/** At most two digits. */
export const Many: Story = {
  args: { count: 128 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Shopping Cart, 99+ items' })).toBeVisible()
  },
}

export const AllStates = allStates(meta, { Default, Empty, NotKnownYet, Many })
