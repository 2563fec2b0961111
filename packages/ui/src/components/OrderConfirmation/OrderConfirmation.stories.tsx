import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { confirmation, pickUpStores } from '../../../test/checkout.js'
import { LONG } from '../../../test/hostile.js'
import { screen, viewport } from '../../../test/viewports.js'
import { OrderConfirmation } from './OrderConfirmation.js'

const meta = {
  title: 'Shop/OrderConfirmation',
  component: OrderConfirmation,
  parameters: {
    layout: 'fullscreen',
    guidance: {
      do: ['Show the same amounts as in the e-mail.', 'Offer an account after the order, not before it.'],
      dont: ['Advertise other products above the order.', 'Show the page to another shopper.'],
    },
    contract: [
      'An article named by its title, which can take the focus.',
      'The steps that follow are an ordered list; bank details are a description list.',
      'It is printed without buttons, in black on white, with all products.',
    ],
    keyboard: [],
  },
  args: confirmation,
} satisfies Meta<typeof OrderConfirmation>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    title.focus()
    await expect(title).toHaveFocus()
    await expect(canvas.getByText('VT-00012345')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print this page' })).toBeVisible()
  },
}

export const OnAPhone: Story = { parameters: { viewport }, globals: { viewport: screen('phone') } }

export const BankTransfer: Story = {
  args: {
    payment: 'Bank transfer',
    instructions: {
      iban: 'CH9300762011623852957',
      bic: 'POFICHBEXXX',
      holder: 'Halbrenn AG',
      reference: 'VT-00012345',
      bank: 'PostFinance',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CH93 0076 2011 6238 5295 7')).toBeVisible()
  },
}

export const PickUp: Story = {
  args: {
    shippingAddress: [],
    pickUp: { ...pickUpStores[0], person: 'Erik Lindqvist' },
    arrival: 'From Tuesday 24 November',
    accountHref: null,
  },
}

export const German: Story = { globals: { locale: 'de' } }

export const OddTexts: Story = {
  args: { orderNo: LONG, email: LONG, payment: LONG, method: LONG, billingAddress: [LONG], nextSteps: [LONG] },
}

export const AllStates = allStates(meta, { Default, BankTransfer, PickUp, German, OddTexts })
