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
      do: ['State the year of sale and the warranty provider.', 'Show the product itself, with its marks of wear.'],
      dont: ['Use images of a new product.', 'Call it “used”; write “pre-owned”.'],
    },
    contract: [
      'The inspection is a section with its own level 2 heading, and a list.',
      'Everything listed for ProductDetail applies here too.',
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: 'Moves through the images, the purchase, the facts and the specifications, in reading order.',
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

/** A product with little data. */
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
