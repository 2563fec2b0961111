import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SubmitEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { delivery } from '../../../test/checkout.js'
import { HTML, LONG } from '../../../test/hostile.js'
import { CheckoutDeliveryForm } from './CheckoutDeliveryForm.js'

const meta = {
  title: 'Shop/CheckoutDeliveryForm',
  component: CheckoutDeliveryForm,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Give the days of arrival instead of a duration.', 'Say who calls for an appointment.'],
      dont: ['Preselect a method that costs more than another.', 'Show an unknown price as free.'],
    },
    contract: [
      'A group of radio buttons; the name of each contains its price, and its date is the description.',
      'Without a choice the summary takes the focus and links to the first option.',
    ],
    keyboard: [{ keys: 'Arrow keys', does: 'Choose a method.' }],
  },
  args: { ...delivery, onSubmit: fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault()) },
} satisfies Meta<typeof CheckoutDeliveryForm>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }))
    await expect(canvas.getByRole('region', { name: /Please check/ })).toHaveFocus()
    const free = canvas.getByRole('radio', { name: 'Insured courier Free' })
    await expect(free).toHaveAccessibleDescription(/Arrives Tue 24 – Thu 26 Nov/)
    await userEvent.click(canvas.getByRole('link', { name: /Delivery method/ }))
    await expect(free).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('region', { name: /Please check/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Chosen: Story = { args: { value: 'appointment' } }

export const German: Story = {
  globals: { locale: 'de' },
  args: {
    value: 'insured',
    methods: [
      {
        id: 'insured',
        name: 'Versicherter Kurierdienst mit Altersprüfung',
        price: 0,
        arrival: 'Di. 24. – Do. 26. Nov.',
      },
      { id: 'appointment', name: 'Nach Vereinbarung', price: 45.5, arrival: null },
    ],
  },
}

export const OneMethod: Story = { args: { methods: delivery.methods.slice(0, 1) } }

export const Sending: Story = { args: { value: 'insured', isBusy: true } }

export const RefusedByServer: Story = { args: { problems: [{ name: 'methodId', kind: 'choose' }] } }

export const OddTexts: Story = {
  args: { methods: [{ id: 'a', name: LONG, description: HTML, price: null, arrival: LONG }] },
}

export const AllStates = allStates(
  meta,
  { Default, Chosen, German, OneMethod, Sending, RefusedByServer, OddTexts },
  480,
)
