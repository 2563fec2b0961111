import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { TextField } from '../TextField/TextField.js'
import { FieldErrorText, type FieldProblem } from './FieldErrorText.js'

const meta = {
  title: 'Forms/FieldErrorText',
  component: FieldErrorText,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Use the standard texts, so that all forms are consistent in all four languages.'],
      dont: ['Blame the reader; say what to do next.'],
    },
    contract: [
      'States what to do, in the language of the page, with its formats of days and numbers. The field links it to its control.',
    ],
    keyboard: [],
  },
  args: { problem: { kind: 'email' } },
} satisfies Meta<typeof FieldErrorText>

export default meta

type Story = StoryObj<typeof meta>

const problems: readonly FieldProblem[] = [
  { kind: 'required', label: 'Town' },
  { kind: 'choose', label: 'Boutique' },
  { kind: 'accept' },
  { kind: 'email' },
  { kind: 'phone' },
  { kind: 'date' },
  { kind: 'dateTooEarly', min: '2026-12-03' },
  { kind: 'dateTooLate', max: '2027-01-31' },
  { kind: 'tooLong', limit: 500 },
  { kind: 'tooShort', limit: 12 },
  { kind: 'tooSmall', min: 1 },
  { kind: 'tooLarge', max: 3 },
  { kind: 'format', label: 'Postcode' },
]

export const Default: Story = {}

export const InAField: Story = {
  render: (args) => <TextField label="E-mail" required error={<FieldErrorText {...args} />} />,
}

export const EveryProblem: Story = {
  render: () => (
    <ul role="list">
      {problems.map((problem) => (
        <li key={problem.kind}>
          <FieldErrorText problem={problem} />
        </li>
      ))}
    </ul>
  ),
}

export const AllStates = allStates(meta, { Default, InAField, EveryProblem })
