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
    contract: [
      'The label is seen and tied to the control; “(optional)” or “(required)” is part of it, in words.',
      'Hint and error get ids for the control to name in aria-describedby; the error stands before the hint.',
      'An error has a drawing and words, so colour is never alone.',
    ],
    keyboard: [{ keys: 'Tab', does: 'Moves to the control. The frame itself is no stop.' }],
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
