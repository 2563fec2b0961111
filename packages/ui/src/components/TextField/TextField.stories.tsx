import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextField } from './TextField.js'

const meta = {
  title: 'Shop/TextField',
  component: TextField,
  parameters: { layout: 'padded' },
  args: { label: 'E-mail', type: 'email', required: true, autoComplete: 'email' },
} satisfies Meta<typeof TextField>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Optional: Story = { args: { label: 'Telephone', type: 'tel', required: false, autoComplete: 'tel' } }

export const WithHint: Story = { args: { hint: 'We answer within one working day.' } }

export const Invalid: Story = {
  args: { error: 'Enter an address in the form name@example.com.', defaultValue: 'anna@' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'Enter an address in the form name@example.com.',
    )
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'anna@halbrenn.example' } }
