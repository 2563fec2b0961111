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
      do: ['Use it for custom controls, so that label and error are consistent.'],
      dont: ['Use it around fields of the system, which include it.'],
    },
    contract: [
      'The label is visible and linked to the control; “(optional)” or “(required)” is part of its text.',
      'Hint and error have ids for aria-describedby of the control; the error comes before the hint.',
      'An error has an icon and a text, not only a colour.',
    ],
    keyboard: [{ keys: 'Tab', does: 'Moves to the control. The wrapper itself is not focusable.' }],
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
