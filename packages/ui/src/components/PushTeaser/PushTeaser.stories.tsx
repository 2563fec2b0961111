import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { photo } from '../../../test/artwork.js'
import { LONG, NOWHERE, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { sceneCrop } from '../../../test/media.js'
import { PushTeaser } from './PushTeaser.js'

const meta = {
  title: 'Content/PushTeaser',
  component: PushTeaser,
  parameters: {
    guidance: {
      do: [
        'Use it for services: gift cards, engraving, an appointment.',
        'Limit it to a title, a line and one link.',
        'Leave the alternative text empty when the text contains the same information.',
      ],
      dont: ['Announce a new collection with it; use a Teaser.', 'Put two below each other.'],
    },
    contract: [
      'The title is a heading; the link text is clear without its context.',
      'The reading order is title, text, link.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the link.' },
      { keys: 'Enter', does: 'Opens its page.' },
    ],
  },
  args: {
    image: sceneCrop('gifts', 'portrait', ''),
    overline: 'Gift card',
    title: 'Let them choose',
    text: 'From 100 francs, by post in our green envelope or at once by e-mail.',
    link: { label: 'Choose a card', href: '/gift-card' },
  },
} satisfies Meta<typeof PushTeaser>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Choose a card' })).toHaveFocus()
  },
}

export const Compact: Story = {
  args: {
    density: 'compact',
    image: photo('night', ''),
    title: 'An hour for you alone',
    text: 'An adviser, a table and the pieces you name.',
    link: { label: 'Book an appointment', href: '/appointments' },
  },
}

export const ImageRight: Story = { args: { imageSide: 'right' } }

export const NoImage: Story = { args: { image: null } }

export const CompactNoImage: Story = { args: { ...Compact.args, image: undefined } }

export const TitleOnly: Story = {
  args: { image: null, overline: undefined, text: undefined, link: undefined, title: 'Engraving is complimentary' },
}

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    overline: 'Geschenkgutschein',
    title: 'Reparaturwerkstätten für Armbanduhrenliebhaber',
    text: 'Bringen Sie Ihre Uhr vorbei; wir sagen Ihnen, was sie braucht und was nicht, und erstellen einen unverbindlichen Kostenvoranschlag.',
    link: { label: 'Zu unseren Reparaturwerkstätten', href: '/services' },
  },
}

/** 300 characters, markup as text, right-to-left text, an image that fails to load. */
export const OddTexts: Story = {
  args: {
    title: LONG,
    overline: RIGHT_TO_LEFT,
    text: '<b>From 100 francs</b>',
    link: { label: LONG.slice(0, 120), href: '/' },
    image: { src: NOWHERE, alt: 'A lost picture', width: 0, height: -1 },
  },
}

export const AllStates = allStates(meta, {
  Default,
  ImageRight,
  NoImage,
  Compact,
  CompactNoImage,
  TitleOnly,
  LongGerman,
  OddTexts,
})
