import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, mocked, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { EnquiryForm, type EnquiryFormProps } from '../../../test/EnquiryForm.js'
import { inFormColumn } from '../../../test/inFormColumn.js'

const meta = {
  title: 'Forms/Example: enquiry',
  component: EnquiryForm,
  decorators: [inFormColumn],
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Ask only for data that the reply needs; mark the others as optional.',
        'Validate on submission, move the focus to the summary, and keep every value.',
      ],
      dont: ['Show errors while typing.', 'Use red as the only indication of an error.'],
    },
  },
  args: { send: fn<EnquiryFormProps['send']>(async () => {}) },
} satisfies Meta<typeof EnquiryForm>

export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

export const Default: Story = {}

/** Fills in the form by Tab only. Native selects and date pickers can only be set by script. */
const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('combobox', { name: 'Boutique' })).toHaveFocus()
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Boutique' }), 'zrh')
  await userEvent.tab()
  await expect(canvas.getByLabelText('Day')).toHaveFocus()
  await fireEvent.change(canvas.getByLabelText('Day'), { target: { value: '2026-12-24' } })
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowDown}')
  await expect(canvas.getByRole('radio', { name: 'By telephone' })).toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard('The Meridian, please.')
  await userEvent.tab()
  await userEvent.keyboard('Anna')
  await userEvent.tab()
  await userEvent.keyboard('Lindqvist')
  await userEvent.tab()
  await userEvent.keyboard('anna@halbrenn.example')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('079 123 45 67')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.tab()
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Send enquiry' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
}

export const SentByKeyboard: Story = {
  play: async (context) => {
    await fillIn(context)
    const thanks = await context.canvas.findByRole('status')
    await expect(thanks).toHaveTextContent('Thank you.')
    await expect(thanks).toHaveFocus()
    const data = mocked(context.args.send).mock.lastCall?.[0]
    await expect(Object.fromEntries(data ?? [])).toMatchObject({
      boutique: 'zrh',
      day: '2026-12-24',
      channel: 'phone',
      email: 'anna@halbrenn.example',
      phone: '+41791234567',
    })
  },
}

export const SentEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }))
    const summary = canvas.getByRole('region', { name: 'Please check 7 entries' })
    await expect(summary).toHaveFocus()
    await expect(args.send).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      'Please complete “E-mail”.',
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('combobox', { name: 'Boutique' })).toHaveFocus()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Boutique' }), 'muc')
    await expect(canvas.getByRole('region', { name: 'Please check 6 entries' })).toBeVisible()
  },
}

export const SentWrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await fireEvent.change(canvas.getByLabelText('Day'), { target: { value: '2026-11-01' } })
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'anna@')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Number without country code' }), '12')
    await userEvent.click(canvas.getByRole('textbox', { name: 'Your message (optional)' }))
    await userEvent.paste('x'.repeat(201))
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }))
    for (const name of [
      /3 December 2026 or a later date/,
      /an e-mail address such as/,
      /too short/,
      /to 200 characters/,
    ])
      await expect(canvas.getByRole('link', { name })).toBeVisible()
  },
}

export const RefusedByServer: Story = {
  args: { send: fn<EnquiryFormProps['send']>(() => Promise.reject(new Error('The server is unavailable.'))) },
  play: async (context) => {
    await fillIn(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('could not be sent'))
    await expect(context.canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Anna')
    await expect(context.canvas.getByRole('textbox', { name: /^Number/ })).toHaveValue('079 123 45 67')
    await expect(context.canvas.getByRole('button', { name: 'Send enquiry' })).toHaveFocus()
  },
}

export const AllStates = allStates(meta, { Default })
