import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { photo } from '../../../test/artwork.js'
import { LONG, NOWHERE, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { tile, tiles } from '../../../test/pieces.js'
import { ProductSlider } from './ProductSlider.js'

const texts = [
  'Seven millimetres of rose gold. The dial is smoked by hand, and no two are alike.',
  'It times a tide, and looks well at dinner.',
  'A black that took the enameller two years.',
  'Diamonds set so close that the metal disappears.',
]

const items = tiles(4).map((product, index) => ({
  product: { ...product, background: index === 2 ? ('black' as const) : ('light' as const) },
  text: texts[index],
  picture: index === 1 ? photo('moss', 'A gold watch with a green dial', 'landscape') : undefined,
}))

const meta = {
  title: 'Shop/ProductSlider',
  component: ProductSlider,
  parameters: {
    guidance: {
      do: ['Choose three to six related products.', 'Write a sentence specific to the product.'],
      dont: [
        'Use it as a list: a carousel or a grid shows more at once.',
        'Repeat the specifications in the text.',
        'Mix products of a partner brand with others.',
      ],
    },
    contract: [
      'A carousel named by the title; each product is a slide with its position.',
      'A product has one link, whose name ends with brand and name; the image is part of it.',
      'The buttons keep the focus, and announce the end; slides out of view are inert.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the two buttons, the row, then the link of the visible product.' },
      { keys: 'Enter, Space', does: 'On a button, shows the previous or the next product.' },
      { keys: 'Arrow left, Arrow right', does: 'On the row, scrolls to the next product.' },
    ],
  },
  args: { title: 'Four pieces, four hands', items },
} satisfies Meta<typeof ProductSlider>

export default meta

type Story = StoryObj<typeof meta>

/** By keyboard: forward and back, limited to the existing products. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Four pieces, four hands' })).toBeVisible()
    const previous = canvas.getByRole('button', { name: 'Previous slide' })
    const next = canvas.getByRole('button', { name: 'Next slide' })
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'))
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    const inView = () =>
      canvas
        .getAllByRole('link')
        .filter((link) => !link.closest('[inert]'))
        .map((link) => link.textContent)
    await expect(inView()).toEqual(['View the piece Aurelune Meridian 40'])
    await userEvent.tab()
    await userEvent.tab()
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(inView()).toEqual(['View the piece Tessmohr Tidewater Chronograph']))
    await expect(next).toHaveFocus()
    await expect(canvas.getByText('2 / 4')).toBeVisible()
    await waitFor(
      async () => {
        await userEvent.keyboard('{Enter}')
        await expect(next).toHaveAttribute('aria-disabled', 'true')
      },
      { timeout: 5000, interval: 400 },
    )
    await waitFor(() => expect(inView()).toEqual(['View the piece Sérance Perle du Lac']))
  },
}

export const WithLink: Story = { args: { link: { href: '#watches', label: 'All watches' } } }

export const OnePiece: Story = { args: { title: 'Of the month', items: items.slice(0, 1) } }

export const PriceOnRequest: Story = {
  args: {
    items: items.slice(2).map((item) => ({ ...item, product: { ...item.product, price: { kind: 'onRequest' } } })),
  },
}

export const WithoutText: Story = { args: { items: items.map(({ product }) => ({ product })) } }

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    title: 'Außergewöhnliche Armbanduhren aus vier Manufakturen',
    items: [
      {
        product: { ...tile, name: 'Weltzeitchronograph mit ewigem Kalender und Mondphasenanzeige' },
        text: 'Die Zifferblattemaillierung entsteht ausschließlich in Handarbeit; jeder der fünf Brände kann der letzte sein.',
      },
      ...items.slice(1),
    ],
  },
}

/** Long and foreign texts, markup as text, an image that fails to load, no image, an invalid price. */
export const OddTexts: Story = {
  args: {
    title: RIGHT_TO_LEFT,
    items: [
      {
        product: {
          ...tile,
          id: '1',
          name: LONG,
          brand: '<b>Brand</b>',
          image: { ...tile.image, src: NOWHERE, alt: 'A piece', width: 0, height: -1 },
        },
        text: LONG,
      },
      {
        product: { ...tile, id: '2', image: null, price: { kind: 'regular', amount: Number.NaN, isStartingAt: true } },
      },
    ],
  },
}

export const Empty: Story = { args: { items: [] } }

export const AllStates = allStates(meta, {
  Default,
  WithLink,
  OnePiece,
  PriceOnRequest,
  WithoutText,
  LongGerman,
  OddTexts,
})
