import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { cutOut } from '../../../test/artwork.js'
import { stores } from '../../../test/contactSettings.js'
import { HTML, LONG, NOWHERE, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { tile } from '../../../test/pieces.js'
import { ProductContactForm, type ProductContactFormProps } from './ProductContactForm.js'

const product = { ...tile, reference: '2104-310-1' }

const meta = {
  title: 'Content/ProductContactForm',
  component: ProductContactForm,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Offer it wherever a product cannot be bought online.',
        'Show the price as on the product page; on request is a valid price state.',
        'Prefill the beginning of the message if it is known.',
      ],
      dont: ['Ask for the product or its number, which the form already contains.', 'Show more than one product.'],
    },
    contract: [
      'The product is a group named “The piece you ask about”; its image is decorative, because its name is next to it.',
      'Everything else is as in ContactForm: summary, focus, busy button, success message.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the fields; the product itself is not focusable.' },
      { keys: 'Enter', does: 'Submits from any single-line field.' },
    ],
  },
  args: {
    product,
    stores,
    action: '/contact',
    note: 'An adviser of your boutique answers within one working day.',
    onSubmit: fn<NonNullable<ProductContactFormProps['onSubmit']>>(async () => ({ kind: 'sent' })),
  },
} satisfies Meta<typeof ProductContactForm>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const PriceOnRequest: Story = { args: { product: { ...product, price: { kind: 'onRequest' } } } }

export const OnSand: Story = { args: { product: { ...product, background: 'sand', image: cutOut('moss', '') } } }

export const OnBlack: Story = { args: { product: { ...product, background: 'black', image: cutOut('night', '') } } }

/** A product that no longer exists: only the form. */
export const NoPiece: Story = { args: { product: null, title: 'Write to us' } }

export const SentByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Boutique' })).toHaveFocus()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Boutique' }), 'gva')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'May I see it?')
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Anna')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Lindqvist')
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'anna@halbrenn.example{Enter}')
    await waitFor(() => expect(canvas.getByRole('region', { name: /^Thank you/ })).toHaveFocus())
    await expect(mocked(args.onSubmit)?.mock.lastCall?.[0]).toMatchObject({
      store: 'gva',
      productId: '2104-310-1',
      productReference: '2104-310-1',
    })
  },
}

/** A success message does not carry over to another product. */
export const AnotherPiece: Story = {
  tags: ['!autodocs'],
  args: { result: { kind: 'sent' } },
  render: (args) => <Pieces {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: /^Thank you/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next piece' }))
    await expect(canvas.queryByRole('region', { name: /^Thank you/ })).toBeNull()
    await expect(canvas.getByRole('group', { name: 'The piece you ask about' })).toBeVisible()
  },
}

function Pieces({ result, ...props }: ProductContactFormProps) {
  const [isNext, setNext] = useState(false)
  return (
    <>
      <button onClick={() => setNext(true)}>Next piece</button>
      <ProductContactForm
        {...props}
        product={{ ...product, id: isNext ? 'next' : 'first' }}
        result={isNext ? undefined : result}
      />
    </>
  )
}

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    product: { ...product, brand: 'Uhrenmanufaktur Tessmohr', name: 'Weltzeitchronographenarmbanduhr in Roségold' },
  },
}

export const OddTexts: Story = {
  args: {
    title: HTML,
    product: {
      ...product,
      brand: RIGHT_TO_LEFT,
      name: LONG,
      reference: LONG,
      image: { ...cutOut('dusk', ''), src: NOWHERE },
      price: { kind: 'regular', amount: -1, isStartingAt: true },
    },
  },
}

export const AllStates = allStates(meta, { Default, PriceOnRequest, OnSand, OnBlack, LongGerman, OddTexts }, 560)
