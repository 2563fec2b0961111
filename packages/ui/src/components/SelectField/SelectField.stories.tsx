import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectField } from './SelectField.js'

const meta = {
  title: 'Shop/SelectField',
  component: SelectField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Country',
    options: [
      { value: 'ch', label: 'Switzerland' },
      { value: 'de', label: 'Germany' },
    ],
  },
} satisfies Meta<typeof SelectField>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Inline: Story = { args: { labelPosition: 'inline', isQuiet: true } }

export const HiddenLabel: Story = { args: { labelPosition: 'hidden' } }

export const Disabled: Story = { args: { disabled: true } }
