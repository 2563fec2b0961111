import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { CouponForm, type CouponFormProps } from './CouponForm.js'

const meta = {
  title: 'Shop/CouponForm',
  component: CouponForm,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['State why a code gives no discount.', 'Keep a refused code in the field.'],
      dont: ['Open it by default where few shoppers have a code: an empty field sends them away to look for one.'],
    },
    contract: [
      'A refusal is the error text of the field, and the field keeps the focus and the code.',
      'An added coupon is announced politely.',
      'The name of each remove button includes the code; after a removal the field takes the focus.',
    ],
    keyboard: [
      { keys: 'Enter', does: 'In the field, applies the code.' },
      { keys: 'Tab', does: 'Moves from the field to its button and to the remove buttons.' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
  args: { coupons: [], onApply: fn<CouponFormProps['onApply']>(async () => null), onRemove: fn() },
} satisfies Meta<typeof CouponForm>

export default meta

type Story = StoryObj<typeof meta>

const added = [
  { id: '1', code: 'WELCOME10', refusal: null },
  { id: '2', code: 'ENGRAVE', refusal: 'notApplicable' },
] as const

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Coupon code' })
    await userEvent.type(field, ' WELCOME10 {Enter}')
    await expect(args.onApply).toHaveBeenCalledWith('WELCOME10')
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(field).toHaveFocus()
  },
}

/** The field keeps the code and the focus. */
export const Refused: Story = {
  args: { onApply: fn<CouponFormProps['onApply']>(async () => 'unknown') },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Coupon code' })
    await userEvent.type(field, 'WELCOM10')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/We do not know this code/))
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('WELCOM10')
  },
}

export const Missing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter a coupon code.')
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}

export const NotSent: Story = {
  args: { onApply: fn<CouponFormProps['onApply']>(async () => 'failed') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'WELCOME10{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Your code is kept/))
  },
}

export const WithCoupons: Story = {
  args: { coupons: added },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the coupon ENGRAVE' }))
    await expect(args.onRemove).toHaveBeenCalledWith('2')
  },
}

export const LongGerman: Story = {
  args: { coupons: [{ id: '1', code: 'JUBILAEUMSWOCHENENDE-2026-SONDERAKTION', refusal: 'notApplicable' }] },
  globals: { locale: 'de' },
}

export const AllStates = allStates(meta, { Default, WithCoupons, LongGerman })
