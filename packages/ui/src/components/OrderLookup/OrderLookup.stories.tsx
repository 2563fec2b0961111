import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SubmitEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { phone } from '../../../test/checkout.js'
import { LONG } from '../../../test/hostile.js'
import { order } from '../../../test/order.js'
import { OrderLookup } from './OrderLookup.js'

const meta = {
  title: 'Shop/OrderLookup',
  component: OrderLookup,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Limit the attempts.', 'Answer an unknown number and a wrong postcode alike.'],
      dont: ['Show addresses or payment data.', 'Ask for an account.'],
    },
    contract: [
      'A form whose fields have visible labels; errors are in a summary that takes the focus.',
      'A new outcome takes the focus, also after a submit without scripts.',
    ],
    keyboard: [{ keys: 'Enter', does: 'In a field, finds the order.' }],
  },
  args: {
    action: '/order-status',
    values: {},
    problems: [],
    outcome: null,
    phone,
    onSubmit: fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault()),
  },
} satisfies Meta<typeof OrderLookup>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show order' }))
    await expect(canvas.getByRole('region', { name: 'Please check 3 entries' })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Order number' }), 'VT-1')
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'anna@example.com')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), '8001{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

const values = { orderNo: 'VT-00012345', email: 'anna@example.com', postalCode: '8001' }

export const Found: Story = {
  args: {
    values,
    outcome: {
      orderNo: 'VT-00012345',
      status: 'Your order is on its way',
      date: '24 November 2026',
      lines: order.lines,
      shipments: [
        {
          id: '1',
          status: 'Handed to the courier on 25 November',
          carrier: 'Ferrari Secure Courier',
          trackingNumber: '99.12.345678',
          trackingHref: 'https://carrier.example/track',
        },
        { id: '2', status: 'In preparation' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order VT-00012345' })).toHaveFocus()
  },
}

export const NotFound: Story = { args: { values, outcome: 'notFound' } }

export const TooMany: Story = { args: { values, outcome: 'tooMany' } }

export const Sending: Story = { args: { values, isBusy: true } }

export const OddTexts: Story = {
  args: { outcome: { orderNo: LONG, status: LONG, date: LONG, shipments: [{ id: 'x', status: LONG }] } },
}

export const AllStates = allStates(meta, { Default, Found, NotFound, TooMany, Sending, OddTexts }, 480)
