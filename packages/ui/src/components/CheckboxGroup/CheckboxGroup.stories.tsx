import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { inFormColumn } from '../../../test/inFormColumn.js'
import { CheckboxGroup } from './CheckboxGroup.js'

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  decorators: [inFormColumn],
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Ask a question that several answers may fit, and say so in the hint.', 'Keep to one line for each answer.'],
      dont: ['Do not use it for one answer only; that is a radio group.'],
    },
    contract: [
      'A fieldset whose legend is the question; each answer is a native checkbox.',
      'Hint and error describe the group, and an error marks each answer as invalid.',
      'The description of an answer is tied to it.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the next answer.' },
      { keys: 'Space', does: 'Ticks or clears the answer.' },
    ],
  },
  args: {
    label: 'What may we write to you about?',
    name: 'topics',
    mark: 'none',
    hint: 'Choose as many as you like.',
    onValueChange: fn(),
    options: [
      { value: 'watches', label: 'Watches' },
      { value: 'jewellery', label: 'Jewellery' },
      { value: 'events', label: 'Exhibitions and events' },
      { value: 'service', label: 'Care and service', disabled: true },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'What may we write to you about?' })).toHaveAccessibleDescription(
      'Choose as many as you like.',
    )
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Jewellery' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['watches', 'jewellery'])
  },
}

export const Controlled: Story = { args: { value: ['events'] } }

export const InColumns: Story = { args: { isInColumns: true } }

export const Cards: Story = {
  args: {
    variant: 'card',
    isInColumns: true,
    defaultValue: ['cleaning'],
    label: 'Which services do you wish?',
    options: [
      { value: 'cleaning', label: 'Cleaning', description: 'While you wait, with compliments' },
      { value: 'revision', label: 'Revision', description: 'Six to eight weeks in our atelier' },
      { value: 'strap', label: 'New strap', description: 'Measured in the boutique' },
    ],
  },
}

export const Invalid: Story = { args: { error: 'Please choose an answer for “Topics”.' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: ['watches'] } }

export const AllStates = allStates(meta, { Default, Controlled, InColumns, Cards, Invalid, Disabled })
