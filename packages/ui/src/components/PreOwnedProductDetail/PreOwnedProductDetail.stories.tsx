import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { detail } from '../../../test/pieces.js'
import { Button } from '../Button/Button.js'
import { PreOwnedProductDetail } from './PreOwnedProductDetail.js'

const meta = {
  title: 'Shop/PreOwnedProductDetail',
  component: PreOwnedProductDetail,
  parameters: {
    guidance: {
      do: ['Say the year of sale and who gives the warranty.', 'Show the piece itself, with its marks of wear.'],
      dont: ['Use pictures of a new piece.', 'Call it “used”: it is pre-owned.'],
    },
    contract: [
      'What was examined is a section with its own heading of level 2, and a list.',
      'All that ProductDetail promises holds here too.',
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: 'Moves through the images, the purchase, the facts and the specifications, in the order of reading.',
      },
      { keys: 'Enter', does: 'Follows a link, enlarges an image, presses a button.' },
    ],
  },
  args: {
    ...detail,
    background: 'sand',
    badge: 'preOwned',
    keyFacts: [{ kind: 'year', value: '2019' }, ...detail.keyFacts],
    variants: [],
    purchase: <Button>Add to cart</Button>,
  },
} satisfies Meta<typeof PreOwnedProductDetail>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { globals: { theme: 'cpov7' } }

export const Black: Story = { args: { background: 'black' }, globals: { theme: 'cpo' } }

/** A piece of which little is known. */
export const Sparse: Story = {
  args: {
    gallery: [],
    keyFacts: [],
    specifications: [],
    description: [],
    usps: [],
    phone: null,
    price: { kind: 'onRequest' },
  },
  globals: { theme: 'cpov7' },
}

export const AllStates = allStates(meta, { Default, Black, Sparse })
