import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SubmitEvent } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { address, pickUpStores, shippingValues } from '../../../test/checkout.js'
import { LONG } from '../../../test/hostile.js'
import { CheckoutAddressForm } from './CheckoutAddressForm.js'

const meta = {
  title: 'Shop/CheckoutAddressForm',
  component: CheckoutAddressForm,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Validate again with checkoutAddressProblems, after withSavedAddress.',
        'Offer pick-up only where every product of the order may be handed out.',
      ],
      dont: ['Ask for the billing address twice.', 'Accept a parcel locker for insured products.'],
    },
    contract: [
      'Sections that do not belong to the choice are hidden by styles, also without scripts.',
      'Every field has a label and an autocomplete token of its section.',
      'Errors are at the fields and in a summary that takes the focus; entries are kept.',
      'Address suggestions are a combobox with a listbox; their number is announced.',
    ],
    keyboard: [
      { keys: 'Arrow keys', does: 'Choose delivery or pick-up, an address or a boutique; move through suggestions.' },
      { keys: 'Enter', does: 'On a suggestion, fills in the address.' },
      { keys: 'Escape', does: 'Closes the suggestions.' },
    ],
  },
  args: { ...address, onSubmit: fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault()) },
} satisfies Meta<typeof CheckoutAddressForm>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { values: shippingValues } }

export const OtherBilling: Story = {
  args: {
    values: { ...shippingValues, billingSame: '', 'billing.country': 'DE', 'billing.line1': 'Postfach 12' },
  },
  play: async ({ canvas, userEvent }) => {
    const same = canvas.getByRole('checkbox', { name: /billing address is the same/ })
    await expect(same).not.toBeChecked()
    await expect(canvas.getByRole('group', { name: 'Billing address' })).toBeVisible()
    await userEvent.click(same)
    await expect(canvas.queryByRole('group', { name: 'Billing address' })).toBeNull()
  },
}

export const PickUp: Story = {
  args: { values: { mode: 'pickup', storeId: 'zurich' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Zürich Bahnhofstrasse' })).toBeChecked()
    await expect(canvas.getByRole('group', { name: 'Billing address' })).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Delivery' }))
    await expect(canvas.getByRole('group', { name: 'Delivery address' })).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Billing address' })).toBeNull()
  },
}

export const DeliveryOnly: Story = { args: { pickUp: null, country: ['DE', 'AT'] }, globals: { locale: 'de' } }

const saved = [
  { id: 'home', label: 'Anna Lindqvist, Bahnhofstrasse 24, 8001 Zürich', values: { country: 'CH', city: 'Zürich' } },
  { id: 'work', label: 'Atelier Lindqvist, Rue du Rhône 50, 1204 Genève', values: { country: 'CH', line1: 'CP 12' } },
]
const home = {
  country: 'CH',
  firstName: 'Anna',
  lastName: 'Lindqvist',
  line1: 'Bahnhofstrasse 24',
  postalCode: '8001',
  city: 'Zürich',
  phone: '+41781234567',
}

export const SavedAddresses: Story = {
  args: { savedAddresses: saved.map((item) => (item.id === 'home' ? { ...item, values: home } : item)) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /Bahnhofstrasse/ })).toBeChecked()
    await expect(canvas.queryByRole('group', { name: 'Delivery address' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('radio', { name: /Rhône/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByRole('link', { name: /“Deliver to”/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Another address' }))
    await expect(canvas.getByRole('group', { name: 'Delivery address' })).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const SentEmpty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByRole('region', { name: 'Please check 6 entries' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: /“Telephone”/ }))
    await expect(canvas.getByRole('textbox', { name: 'Number without country code' })).toHaveFocus()
  },
}

/** A post office box is refused with its reason as soon as the field is left, and cleared when it is corrected. */
export const PostOfficeBox: Story = {
  args: { values: { ...shippingValues, 'shipping.line1': '' } },
  play: async ({ canvas, userEvent }) => {
    const street = canvas.getAllByRole('textbox', { name: 'Street and number' })[0]
    if (!street) throw new Error('The form has no street.')
    await userEvent.type(street, 'Postfach 12')
    await userEvent.tab()
    await expect(street).toHaveAccessibleDescription(/signed for/)
    await userEvent.clear(street)
    await userEvent.type(street, 'Postfachstrasse 12')
    await expect(street).not.toHaveAttribute('aria-invalid')
  },
}

/** The number is checked when the whole field is left, not between its two parts. */
export const ShortPhone: Story = {
  args: { values: { ...shippingValues, 'shipping.phone': '' } },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Number without country code' })
    await userEvent.type(number, '078 123')
    await userEvent.tab()
    await expect(number).toHaveAccessibleDescription(/too short/)
    await userEvent.type(number, ' 45 67')
    await expect(number).not.toHaveAttribute('aria-invalid')
  },
}

export const Suggests: Story = {
  args: {
    onSuggest: async (query) =>
      query.startsWith('Bahn')
        ? [
            { label: 'Bahnhofstrasse 24, 8001 Zürich', line1: 'Bahnhofstrasse 24', postalCode: '8001', city: 'Zürich' },
            { label: 'Bahnhofplatz 1, 3011 Bern', line1: 'Bahnhofplatz 1', postalCode: '3011', city: 'Bern' },
          ]
        : [],
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Find your address' })
    await userEvent.type(field, 'Bahn')
    await waitFor(() => expect(within(canvas.getByRole('listbox')).getAllByRole('option')).toHaveLength(2))
    await expect(canvas.getByText('2 addresses found')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.type(field, 'h')
    await waitFor(() => expect(within(canvas.getByRole('listbox')).getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(canvas.getAllByRole('textbox', { name: 'Town' })[0]).toHaveValue('Bern')
    await expect(canvas.getAllByRole('textbox', { name: 'Street and number' })[0]).toHaveFocus()
  },
}

export const RefusedByServer: Story = {
  args: {
    values: { ...shippingValues, 'shipping.line2': 'Packstation 123' },
    problems: [{ name: 'shipping.line2', kind: 'undeliverable' }],
  },
}

export const Sending: Story = { args: { values: shippingValues, isBusy: true } }

export const OddTexts: Story = {
  args: {
    savedAddresses: [{ id: 'odd', label: LONG, values: {} }],
    values: { mode: 'pickup' },
    pickUp: { stores: pickUpStores.map((store) => ({ ...store, name: LONG, address: [LONG], hours: [LONG] })) },
  },
}

export const AllStates = allStates(
  meta,
  { Default, Filled, OtherBilling, PickUp, DeliveryOnly, SavedAddresses, RefusedByServer, Sending, OddTexts },
  480,
)
