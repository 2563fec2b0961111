import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { variants } from '../../../test/pieces.js'
import { VariantPicker } from './VariantPicker.js'

const meta = {
  title: 'Shop/VariantPicker',
  component: VariantPicker,
  parameters: { layout: 'padded' },
  args: { groups: variants },
} satisfies Meta<typeof VariantPicker>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rose gold' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: 'L (not available)' })).toBeVisible()
  },
}

export const TextOnly: Story = { args: { groups: variants.slice(1) } }
