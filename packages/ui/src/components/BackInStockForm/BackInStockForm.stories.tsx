import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { HTML, LONG, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { BackInStockForm, type BackInStockFormProps } from './BackInStockForm.js'

type Send = NonNullable<BackInStockFormProps['onSubmit']>

const meta = {
  title: 'Shop/BackInStockForm',
  component: BackInStockForm,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Offer it for a sold-out product that will be available again.',
        'State what the address is used for, and that it is used once.',
      ],
      dont: ['Promise a date.', 'Add the address to a newsletter without separate consent.'],
    },
    contract: [
      'A form with a descriptive name.',
      'Errors are shown below their field and in a summary that takes the focus.',
      'After sending, the success message replaces the form and takes the focus; after a failure the error message takes it, and the address is kept.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves from the fields to consent and button.' },
      { keys: 'Enter', does: 'Submits from the address field.' },
      { keys: 'Space', does: 'Toggles the consent checkbox.' },
    ],
  },
  args: {
    productId: '2104-310-1',
    action: '/back-in-stock',
    note: 'We use your address for this message only.',
    onSubmit: fn<Send>(async () => ({ kind: 'sent' })),
  },
} satisfies Meta<typeof BackInStockForm>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithNameAndConsent: Story = {
  args: {
    hasName: true,
    terms: 'You may also write to me about pieces like this one. I can revoke this at any time.',
  },
}

export const SentByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
    await userEvent.keyboard('anna@halbrenn.example{Enter}')
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Thank you' })).toHaveFocus())
    await expect(mocked(args.onSubmit)).toHaveBeenCalledWith({
      email: 'anna@halbrenn.example',
      name: '',
      terms: false,
      productId: '2104-310-1',
      website: '',
    })
  },
}

export const SentWrong: Story = {
  args: { terms: 'You may write to me about this piece.', areTermsRequired: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'anna@{Enter}')
    await expect(canvas.getByRole('region', { name: 'Please check 2 entries' })).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(/such as name@example/)
  },
}

export const Sending: Story = {
  args: { onSubmit: fn<Send>(() => new Promise(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'anna@halbrenn.example{Enter}{Enter}')
    await expect(canvas.getByRole('button', { name: 'Notify me' })).toHaveAttribute('aria-busy', 'true')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: { help: 'Or call us on +41 44 555 01 23.', onSubmit: fn<Send>(async () => ({ kind: 'failed' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'anna@halbrenn.example{Enter}')
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Your entries could not be sent' })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('anna@halbrenn.example')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
  },
}

/** Server response to a form submitted without scripts. */
export const AnsweredByServer: Story = {
  args: { result: { kind: 'refused', errors: { email: 'This address is on our list already.' } } },
}

export const Sent: Story = { args: { result: { kind: 'sent' } } }

/** A success message does not carry over to another product. */
export const AnotherPiece: Story = {
  tags: ['!autodocs'],
  render: (args) => <Pieces {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'anna@halbrenn.example{Enter}')
    await expect(await canvas.findByRole('region', { name: 'Thank you' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next piece' }))
    await expect(canvas.queryByRole('region', { name: 'Thank you' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  },
}

function Pieces(props: BackInStockFormProps) {
  const [piece, setPiece] = useState(1)
  return (
    <>
      <button onClick={() => setPiece(piece + 1)}>Next piece</button>
      <BackInStockForm {...props} productId={`${piece}`} />
    </>
  )
}

export const InAFlyout: Story = {
  args: { title: null, terms: 'You may also write to me about pieces like this one.' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
}

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: { hasName: true, note: 'Wir verwenden Ihre Adresse ausschließlich für diese Benachrichtigung.' },
}

export const OddTexts: Story = {
  args: { title: LONG, text: HTML, terms: LONG, note: RIGHT_TO_LEFT, defaultValues: { email: HTML }, sentTitle: LONG },
}

export const AllStates = allStates(
  meta,
  { Default, WithNameAndConsent, AnsweredByServer, Sent, InAFlyout, LongGerman, OddTexts },
  400,
)
