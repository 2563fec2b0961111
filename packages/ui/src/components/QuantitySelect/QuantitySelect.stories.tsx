import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { QuantitySelect } from './QuantitySelect.js'

const meta = {
  title: 'Shop/QuantitySelect',
  component: QuantitySelect,
  parameters: { layout: 'padded' },
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
