import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { inFormColumn } from '../../../test/inFormColumn.js'
import { FormField } from './FormField.js'

const meta = {
  title: 'Forms/FormField',
  component: FormField,
  decorators: [inFormColumn],
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Put it around a control that the system does not have, so that label and error look and sound alike.'],
      dont: ['Do not use it where a field of the system does: they bring it along.'],
    },
  },
  args: {
    label: 'Wrist size',
    controlId: 'wrist',
    hint: 'In millimetres.',
    children: <input id="wrist" type="range" min={140} max={220} aria-describedby="wrist-hint" />,
  },
} satisfies Meta<typeof FormField>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Wrist size (optional)' })
    await expect(slider).toHaveAccessibleDescription('In millimetres.')
  },
}

export const Required: Story = { args: { isRequired: true, mark: 'required' } }

export const Invalid: Story = { args: { error: 'Please enter 140 or more.' } }

export const AllStates = allStates(meta, { Default, Required, Invalid })
