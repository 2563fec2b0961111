import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { QuantitySelect } from './QuantitySelect.js'

const meta = {
  title: 'Forms/QuantitySelect',
  component: QuantitySelect,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Use it in the cart, where few of one piece may be ordered.'],
      dont: ['Do not offer more than there is: `maxQuantity` is the stock or the limit of one order.'],
    },
  },
  args: { name: 'Aurelune Meridian 40', quantity: 1, maxQuantity: 3, onQuantityChange: fn() },
} satisfies Meta<typeof QuantitySelect>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Quantity of Aurelune Meridian 40' })
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, '2')
    await expect(args.onQuantityChange).toHaveBeenCalledWith(2)
  },
}

export const AboveMaximum: Story = { args: { quantity: 5 } }

export const Disabled: Story = { args: { disabled: true } }

export const NothingLeft: Story = { args: { maxQuantity: 0 } }

export const AllStates = allStates(meta, { Default, AboveMaximum, Disabled, NothingLeft })
