import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SubmitEvent } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { cardFieldsPage } from '../../../test/cardFields.js'
import { payment } from '../../../test/checkout.js'
import { LONG } from '../../../test/hostile.js'
import { CheckoutPaymentForm } from './CheckoutPaymentForm.js'

const sent = fn<(fields: Readonly<Record<string, unknown>>) => void>()
const onSubmit = fn((event: SubmitEvent<HTMLFormElement>) => {
  event.preventDefault()
  sent(Object.fromEntries(new FormData(event.currentTarget)))
})

const meta = {
  title: 'Shop/CheckoutPaymentForm',
  component: CheckoutPaymentForm,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Show the order summary beside it.', 'Pass the amount that the payment provider is asked for.'],
      dont: ['Preselect a consent.', 'Change the text of the order button.', 'Place wallets beside the order button.'],
    },
    contract: [
      'Payment methods are a group of radio buttons; the panel of the chosen one follows it, also without scripts.',
      'The card fields are a frame with a title; loading and failure are announced.',
      'Legal texts and the amount directly precede the order button.',
      'A consent is never ticked in advance.',
    ],
    keyboard: [
      { keys: 'Arrow keys', does: 'Choose a payment method.' },
      { keys: 'Enter or Space', does: 'On “Add a gift certificate”, opens its field.' },
    ],
  },
  args: { ...payment, onSubmit },
} satisfies Meta<typeof CheckoutPaymentForm>

export default meta

type Story = StoryObj<typeof meta>

const cardWith = (answer: Parameters<typeof cardFieldsPage>[0]) => ({
  fieldsUrl: cardFieldsPage(answer),
  origin: location.origin,
})

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order with obligation to pay' }))
    await expect(canvas.getByRole('region', { name: /Please check/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: /Payment method/ }))
    await userEvent.keyboard(' ')
    await expect(canvas.getByText(/secure page of our payment partner/)).toBeVisible()
    await expect(canvas.getByText(/confirm the payment with TWINT/)).not.toBeVisible()
    await expect(canvas.queryByRole('region', { name: /Please check/ })).toBeNull()
  },
}

/** The card is exchanged for a token before the form is submitted; a double click places one order. */
export const WithCardFields: Story = {
  args: { value: 'CARD', card: cardWith('token') },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    await waitFor(() => expect(canvas.getByTitle('Card details')).toHaveStyle({ height: '160px' }))
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Order with obligation to pay' }))
    await waitFor(() => expect(sent).toHaveBeenCalled())
    await expect(sent).toHaveBeenCalledTimes(1)
    await expect(sent).toHaveBeenCalledWith({ quote: 'q-1', cardToken: 'tok-1', method: 'CARD' })
  },
}

export const InvalidCard: Story = {
  args: { value: 'CARD', card: cardWith('invalid') },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    await waitFor(() => expect(canvas.getByTitle('Card details')).toHaveStyle({ height: '160px' }))
    const button = canvas.getByRole('button', { name: 'Order with obligation to pay' })
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await expect(sent).not.toHaveBeenCalled()
  },
}

export const CardNotChecked: Story = {
  args: { value: 'CARD', card: cardWith('failed') },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByTitle('Card details')).toHaveStyle({ height: '160px' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Order with obligation to pay' }))
    await expect(await canvas.findByText(/could not be checked/)).toBeVisible()
  },
}

/** Without the fields of the provider the order can be placed all the same, without a token. */
export const CardFieldsDoNotLoad: Story = {
  args: { value: 'CARD', card: { ...cardWith('silent'), timeouts: { ready: 50, token: 50 } } },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    await expect(await canvas.findByText(/card fields could not be loaded/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Order with obligation to pay' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ quote: 'q-1', cardToken: '', method: 'CARD' }))
  },
}

export const CardFieldsLoading: Story = { args: { value: 'CARD', card: cardWith('silent') } }

export const UsedGoodsInGermany: Story = {
  args: {
    value: 'TRANSFER',
    currency: 'EUR',
    agreement: { ...payment.agreement, country: 'DE', hasUsedGoods: true, hasPersonalised: true },
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    const consent = canvas.getByRole('checkbox', { name: /one year from delivery/ })
    await expect(consent).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Order with obligation to pay' }))
    await expect(canvas.getByRole('link', { name: 'Please tick this box to continue.' })).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.click(consent)
    await expect(canvas.queryByRole('link', { name: 'Please tick this box to continue.' })).toBeNull()
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Order with obligation to pay' }))
      await expect(sent).toHaveBeenCalled()
    })
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  args: {
    value: 'TWINT',
    agreement: { ...payment.agreement, country: 'AT', language: 'de', hasUsedGoods: true, hasPersonalised: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeVisible()
  },
}

export const Danish: Story = {
  globals: { locale: 'da' },
  args: { agreement: { ...payment.agreement, country: 'DK', language: 'da' }, currency: 'DKK' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ordre med betalingsforpligtelse' })).toBeVisible()
  },
}

export const French: Story = {
  globals: { locale: 'fr' },
  args: { agreement: { ...payment.agreement, country: 'FR', language: 'fr' }, currency: 'EUR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Commande avec obligation de paiement' })).toBeVisible()
  },
}

export const WithCertificate: Story = {
  args: {
    value: 'TWINT',
    certificates: [{ id: 'c-1', label: '•••• 4F2K', amount: 1000 }],
    certificateProblem: 'unknown',
    certificateValue: '1234',
    onCertificateSubmit: fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault()),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Code of the gift certificate' })).toHaveAccessibleDescription(
      /do not know this code/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove gift certificate •••• 4F2K' }))
    await expect(args.onCertificateSubmit).toHaveBeenCalledOnce()
  },
}

export const NothingDue: Story = {
  args: { amountDue: 0, certificates: [{ id: 'c-1', label: '•••• 4F2K', amount: 15200 }] },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    await expect(canvas.queryByRole('radio')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Order with obligation to pay' }))
    await expect(sent).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = { args: { value: 'TWINT', isBusy: true } }

export const RefusedByServer: Story = { args: { problems: [{ name: 'method', kind: 'choose' }] } }

export const OddTexts: Story = {
  args: {
    value: 'X',
    methods: [{ id: 'X', kind: 'unknown', name: LONG }],
    certificates: [{ id: 'c', label: LONG, amount: 1e9 }],
    amountDue: 1e9,
  },
}

export const AllStates = allStates(
  meta,
  {
    Default,
    CardFieldsLoading,
    UsedGoodsInGermany,
    German,
    WithCertificate,
    NothingDue,
    Sending,
    RefusedByServer,
    OddTexts,
  },
  480,
)
