import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SubmitEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { LONG } from '../../../test/hostile.js'
import { CheckoutContactForm } from './CheckoutContactForm.js'

const meta = {
  title: 'Shop/CheckoutContactForm',
  component: CheckoutContactForm,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Let guests continue with an e-mail address alone.', 'Validate again with checkoutContactProblems.'],
      dont: ['Ask for a password before the order.', 'Say whether an address has an account.'],
    },
    contract: [
      'A form with one field that has a visible label and an autocomplete token.',
      'An error is at the field and in a summary that takes the focus.',
      'While sending, the button is busy, and a status says so.',
    ],
    keyboard: [{ keys: 'Enter', does: 'In the field, continues.' }],
  },
  args: {
    action: '/checkout/login',
    values: { email: '' },
    problems: [],
    loginHref: '/login',
    onSubmit: fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault()),
  },
} satisfies Meta<typeof CheckoutContactForm>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { values: { email: 'anna@example.com' } } }

export const SignedIn: Story = {
  args: { values: { email: 'anna@example.com' }, loginHref: null, signedInAs: 'Anna Lindqvist' },
}

export const Sending: Story = { args: { values: { email: 'anna@example.com' }, isBusy: true } }

export const RefusedByServer: Story = {
  args: { values: { email: 'anna@' }, problems: [{ name: 'email', kind: 'email' }] },
}

/** Leaving the field shows the error, correcting it clears the error, and the entry is kept. */
export const ChecksOnLeaving: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail address' })
    await userEvent.click(field)
    await userEvent.tab()
    await expect(field).not.toHaveAttribute('aria-invalid')
    await userEvent.type(field, 'anna@example')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription(/name@example.com/)
    await userEvent.type(field, '.com')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(field).toHaveValue('anna@example.com')
  },
}

export const SentEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue as a guest' }))
    await expect(canvas.getByRole('region', { name: /Please check/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Please complete “E-mail address”.' }))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const OddTexts: Story = { args: { signedInAs: LONG, loginHref: null, values: { email: LONG } } }

export const AllStates = allStates(meta, { Default, Filled, SignedIn, Sending, RefusedByServer, OddTexts }, 480)
