import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { detail, features, tiles } from '../../../test/pieces.js'
import { Button } from '../Button/Button.js'
import { ProductCarousel } from '../ProductCarousel/ProductCarousel.js'
import { ProductDetail } from './ProductDetail.js'

const meta = {
  title: 'Shop/ProductDetail',
  component: ProductDetail,
  parameters: {
    guidance: {
      do: ['Show the whole product, then its dial, then on a wrist.', 'Offer a personal contact next to every price.'],
      dont: ['Hide a known price behind an enquiry.', 'Create urgency: “Last piece” is a fact, “Hurry” is not.'],
    },
    contract: [
      'The first heading contains brand and product name.',
      'A former price is labelled as text, not only struck through.',
      'Variants are links, each with its own URL and name.',
      'Everything except the cart works without scripts.',
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: 'Moves through the breadcrumbs, the images, the variants, the purchase and the specifications, in reading order.',
      },
      { keys: 'Enter', does: 'Follows a link, enlarges an image, presses a button.' },
      { keys: 'Arrow left, Arrow right', does: 'On the row of images or the turntable, moves it.' },
    ],
  },
  args: {
    ...detail,
    purchase: <Button>Add to cart</Button>,
    wishlist: <Button variant="text">Add to wishlist</Button>,
    related: <ProductCarousel title="You may also like" products={tiles(6)} />,
  },
} satisfies Meta<typeof ProductDetail>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SmallScreen: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } }

export const OnSale: Story = {
  args: {
    price: { kind: 'promotion', amount: 9900, regularAmount: 12500, isStartingAt: false },
    callout: 'Selected pieces at a special price until 31 December',
  },
}

export const OnRequest: Story = { args: { price: { kind: 'onRequest' }, variants: [] } }

export const SoldOut: Story = { args: { availability: 'soldOut', purchase: null } }

export const Partner: Story = {
  args: {
    brand: 'Corvane',
    name: 'Ridge 41',
    features,
    brochure: { href: 'https://corvane.example/ridge.pdf', label: 'Brochure (PDF)', opensNewTab: true },
    related: null,
    usps: [],
    shortDescription: null,
  },
  globals: { theme: 'bespoke' },
}

export const SetOfPieces: Story = {
  args: {
    price: { kind: 'regular', amount: 4200, isStartingAt: true },
    setItems: tiles(3),
    variants: [],
    related: null,
  },
}

export const Sparse: Story = {
  args: {
    gallery: [],
    variants: [],
    keyFacts: [],
    specifications: [],
    manufacturers: [],
    usps: [],
    description: [],
    phone: null,
    related: null,
    wishlist: null,
    shippingHref: null,
    price: { kind: 'none' },
    availability: null,
    purchase: null,
  },
}

export const LongGerman: Story = {
  args: {
    name: 'Weltzeit-Chronographenarmbanduhr mit Gangreserveanzeige',
    shortDescription: 'Chronographenarmbanduhr mit automatischem Manufakturwerk',
    purchase: <Button>In den Warenkorb</Button>,
    wishlist: <Button variant="text">Auf die Wunschliste</Button>,
  },
  globals: { locale: 'de' },
}

/** 300 characters, markup as text, a seven-digit price. */
export const OddTexts: Story = {
  args: {
    name: 'Weltzeit-Chronographenarmbanduhr mit Gangreserve '.repeat(6).trim(),
    shortDescription: '<b>Automatic</b>',
    description: ['ساعة أوتوماتيكية', '<script>alert(1)</script>'],
    price: { kind: 'regular', amount: 128_450_000, isStartingAt: false },
    related: null,
  },
}

export const AllStates = allStates(meta, { Default, OnSale, OnRequest, SoldOut, Sparse, OddTexts })
