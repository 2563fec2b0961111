import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AddressForm } from '../../../test/AddressForm.js'
import { allStates } from '../../../test/allStates.js'
import { HTML, LONG, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { inFormColumn } from '../../../test/inFormColumn.js'
import { AddressFields } from './AddressFields.js'

const meta = {
  title: 'Forms/AddressFields',
  component: AddressFields,
  decorators: [inFormColumn],
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Set `section` when a form has two addresses.',
        'Validate again on the server with addressValues and addressProblems.',
        'Offer only delivery countries.',
      ],
      dont: ['Ask for a company by default.', 'Reject a postcode because of a space, a prefix or lower case.'],
    },
    contract: [
      'A fieldset named by its legend; every field has a visible label and an autocomplete token.',
      'Changing the country keeps the entered values, and the focus stays on the country.',
      'A button that adds a field moves the focus to the field.',
      'A postcode field shows an example for its country and sets the input mode.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the fields in the order of the country.' },
      { keys: 'Arrow keys', does: 'On the country, selects another.' },
      { keys: 'Enter or Space', does: 'On “Add a company”, adds the field and moves into it.' },
    ],
  },
  args: { section: 'shipping' },
} satisfies Meta<typeof AddressFields>

export default meta

type Story = StoryObj<typeof meta>

const filled = {
  firstName: 'Anna',
  lastName: 'Lindqvist',
  line1: 'Bahnhofstrasse 24',
  postalCode: '8001',
  city: 'Zürich',
}

export const Default: Story = {}

export const Filled: Story = {
  args: { defaultValues: { ...filled, company: 'Atelier Lindqvist', line2: 'c/o Keller' } },
}

export const Germany: Story = { args: { defaultValues: { country: 'DE' } }, globals: { locale: 'de' } }

export const Denmark: Story = { args: { defaultValues: { country: 'DK' } }, globals: { locale: 'da' } }

export const France: Story = { args: { defaultValues: { country: 'FR' } }, globals: { locale: 'fr' } }

export const UnitedKingdom: Story = { args: { defaultValues: { country: 'GB' } } }

export const OneCountry: Story = { args: { countries: ['AT'], section: 'billing' } }

export const KeepsValues: Story = {
  args: { defaultValues: filled, onCountryChange: fn<(country: string) => void>() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const country = canvas.getByRole('combobox', { name: 'Country' })
    await expect(country).toHaveFocus()
    const code = canvas.getByRole('textbox', { name: 'Postcode' })
    await userEvent.clear(code)
    await userEvent.type(code, 'W1S 3PR')
    await userEvent.selectOptions(country, 'GB')
    await expect(args.onCountryChange).toHaveBeenCalledWith('GB')
    await expect(country).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Town or city' })).toHaveValue('Zürich')
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveValue('W1S 3PR')
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveAccessibleDescription(/W1S 3PR/)
    await userEvent.selectOptions(country, 'CH')
    await expect(canvas.getByRole('textbox', { name: 'Street and number' })).toHaveValue('Bahnhofstrasse 24')
  },
}

export const AddsFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: /^Company/ })).toBeNull()
    canvas.getByRole('button', { name: 'Add a company' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Company (optional)' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Add a company' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Add an address line' }))
    await expect(canvas.getByRole('textbox', { name: /^Further address line/ })).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

const onSave = fn()

/** In a form: errors are listed in the field order of the country. */
export const SentWrong: Story = {
  args: { defaultValues: { country: 'GB', firstName: 'Anna', postalCode: '8001' } },
  render: (args) => <AddressForm {...args} onSave={onSave} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
    await expect(canvas.getByRole('region', { name: 'Please check 4 entries' })).toHaveFocus()
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Please complete “Last name”.',
      'Please complete “House number or name, and street”.',
      'Please complete “Town or city”.',
      'Please check “Postcode”: it is not in the expected form.',
    ])
    await userEvent.click(canvas.getByRole('link', { name: /Postcode/ }))
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveFocus()
  },
}

export const SentByKeyboard: Story = {
  args: { defaultValues: { country: 'GB' } },
  render: (args) => <AddressForm {...args} onSave={onSave} />,
  play: async ({ canvas, userEvent }) => {
    const write = async (words: string) => {
      await userEvent.tab()
      await userEvent.keyboard(words)
    }
    await userEvent.tab()
    await write('Anna')
    await write('Lindqvist')
    await write('12 Old Bond Street')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add a company' })).toHaveFocus()
    await userEvent.tab()
    await write('London')
    await write('w1s3pr{Enter}')
    await expect(onSave).toHaveBeenCalledWith({
      country: 'GB',
      firstName: 'Anna',
      lastName: 'Lindqvist',
      company: '',
      line1: '12 Old Bond Street',
      line2: '',
      postalCode: 'W1S 3PR',
      city: 'London',
    })
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const OddTexts: Story = {
  args: {
    legend: LONG,
    defaultValues: { country: 'XX', firstName: HTML, city: RIGHT_TO_LEFT, line1: LONG, line2: LONG },
    errors: { 'shipping.firstName': LONG, 'shipping.postalCode': HTML },
  },
}

export const AllStates = allStates(
  meta,
  { Default, Filled, Germany, Denmark, France, UnitedKingdom, OneCountry, OddTexts },
  560,
)
