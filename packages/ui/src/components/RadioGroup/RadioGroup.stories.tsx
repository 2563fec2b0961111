import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { inFormColumn } from '../../../test/inFormColumn.js'
import { RadioGroup } from './RadioGroup.js'

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  decorators: [inFormColumn],
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Use it for two to five options, so that all are visible.',
        'Use cards when each option needs a description: delivery, appointment, payment.',
      ],
      dont: ['Put costs or times into a description that only the selected card shows.'],
    },
    contract: [
      'A radio group whose legend is the question; each option is a native radio button.',
      'Hint and error describe the group, which is marked as required and as invalid.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the selected option, or to the first.' },
      { keys: 'Arrow down, Arrow up', does: 'Select the next or the previous option.' },
      { keys: 'Space', does: 'Selects the focused option.' },
    ],
  },
  args: {
    label: 'How may we reach you?',
    name: 'contact',
    required: true,
    onValueChange: fn(),
    options: [
      { value: 'mail', label: 'By e-mail' },
      { value: 'phone', label: 'By telephone' },
      { value: 'video', label: 'By video call', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How may we reach you?' })).toBeRequired()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'By e-mail' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'By telephone' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('phone')
  },
}

export const Chosen: Story = { args: { name: 'chosen', defaultValue: 'mail' } }

export const Cards: Story = {
  args: {
    variant: 'card',
    isInColumns: true,
    label: 'Delivery',
    name: 'delivery',
    defaultValue: 'boutique',
    options: [
      {
        value: 'boutique',
        label: 'Collect in the boutique',
        description: 'Ready tomorrow from 10 o’clock, without charge',
      },
      { value: 'home', label: 'Insured to your door', description: 'Two to three working days, with compliments' },
      { value: 'courier', label: 'By courier', description: 'Not to this address', disabled: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const home = canvas.getByRole('radio', { name: 'Insured to your door' })
    await expect(home).toHaveAccessibleDescription('Two to three working days, with compliments')
    await userEvent.click(canvas.getByText('Insured to your door'))
    await expect(home).toBeChecked()
  },
}

export const InColumns: Story = { args: { isInColumns: true } }

export const Invalid: Story = {
  args: { error: 'Please choose an answer for “How may we reach you?”.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Please choose an answer for “How may we reach you?”.',
    )
  },
}

export const InvalidCards: Story = {
  args: {
    ...Cards.args,
    name: 'invalid-delivery',
    defaultValue: undefined,
    error: 'Please choose an answer for “Delivery”.',
  },
}

export const Disabled: Story = { args: { name: 'disabled', disabled: true, defaultValue: 'mail' } }

export const LongAnswers: Story = {
  args: {
    variant: 'card',
    options: [
      { value: 'a', label: 'Terminvereinbarungsbestätigung '.repeat(10), description: '<i>plain</i> '.repeat(30) },
    ],
  },
}

export const AllStates = allStates(meta, {
  Default,
  Chosen,
  Cards,
  InColumns,
  Invalid,
  InvalidCards,
  Disabled,
  LongAnswers,
})
