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
      do: [
        'Ask a question with several possible answers, and state that in the hint.',
        'Limit each option to one line.',
      ],
      dont: ['Use it for a single choice; use a radio group.'],
    },
    contract: [
      'A fieldset whose legend is the question; each option is a native checkbox.',
      'Hint and error describe the group, and an error marks each option as invalid.',
      'The description of an option is linked to it.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the next option.' },
      { keys: 'Space', does: 'Toggles the option.' },
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
