import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { inFormColumn } from '../../../test/inFormColumn.js'
import { Link } from '../Link/Link.js'
import { Checkbox } from './Checkbox.js'

const terms = (
  <>
    I have read the{' '}
    <Link href="#privacy" variant="underline">
      privacy notice
    </Link>{' '}
    and agree that group companies may contact me about products, services and events in a personalised manner.
  </>
)

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  decorators: [inFormColumn],
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Write the label as a statement that is true when checked.', 'Link the document that a consent refers to.'],
      dont: ['Preselect a consent.', 'Combine two consents in one checkbox.'],
    },
    contract: [
      'A native checkbox with a visible label; links inside the label navigate and do not toggle it.',
      'Hint and error describe it; an error marks it as invalid.',
      'A partially selected group is “mixed”.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the checkbox, then to links inside its label.' },
      { keys: 'Space', does: 'Toggles the checkbox.' },
    ],
  },
  args: { label: 'Send me invitations to exhibitions', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me invitations to exhibitions (optional)' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByText(/Send me/))
    await expect(box).not.toBeChecked()
  },
}

export const Checked: Story = { args: { defaultChecked: true } }

export const Indeterminate: Story = {
  args: { label: 'All brands', mark: 'none', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'All brands' })).toBePartiallyChecked()
  },
}

export const WithLinks: Story = {
  args: { label: terms, required: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /privacy notice/ })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'privacy notice' })).toHaveFocus()
    await userEvent.click(canvas.getByText(/and agree/))
    await expect(box).toBeChecked()
  },
}

export const WithHint: Story = { args: { hint: 'About four letters a year.' } }

export const Invalid: Story = {
  args: { label: terms, required: true, error: 'Please tick this box to continue.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Please tick this box to continue.')
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } }

export const LongLabel: Story = { args: { label: 'Einwilligungserklärung '.repeat(14), hint: '<b>plain</b>' } }

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="he">
      <Checkbox {...args} />
    </div>
  ),
  args: { label: 'קראתי ואני מסכים', defaultChecked: true, mark: 'none', error: 'יש לסמן' },
}

export const AllStates = allStates(meta, {
  Default,
  Checked,
  Indeterminate,
  WithLinks,
  WithHint,
  Invalid,
  Disabled,
  DisabledChecked,
  LongLabel,
  RightToLeft,
})
