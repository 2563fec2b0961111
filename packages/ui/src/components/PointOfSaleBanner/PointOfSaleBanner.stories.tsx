import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { HTML, LONG, NOWHERE, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { scene } from '../../../test/media.js'
import { PointOfSaleBanner } from './PointOfSaleBanner.js'

const meta = {
  title: 'Content/PointOfSaleBanner',
  component: PointOfSaleBanner,
  parameters: {
    guidance: {
      do: [
        'Show the boutique from the perspective of a visitor.',
        'Pass today’s status as text: “Open until 18:30”.',
        'Offer the telephone wherever it is answered.',
      ],
      dont: [
        'Show a stock photograph of a city.',
        'Put more than two boutiques on a page; use the store finder.',
        'Pass a status that was computed when the page was cached.',
      ],
    },
    contract: [
      'The name is a heading; the address is an address element.',
      'Links to the boutique and to an appointment include its name, so that two banners are distinguishable.',
      'The name of the telephone link includes its purpose.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the telephone, the appointment, then to the page of the boutique.' },
      { keys: 'Enter', does: 'Calls, or opens the page.' },
    ],
  },
  args: {
    image: scene('boutique'),
    overline: 'Boutique',
    name: 'Halbrenn Zürich',
    address: ['Bahnhofstrasse 31', '8001 Zürich'],
    openingStatus: 'Open until 18:30',
    phone: { href: 'tel:+41445550123', label: '+41 44 555 01 23' },
    storeHref: '/stores/zurich',
    appointmentHref: '/appointments?store=zurich',
  },
} satisfies Meta<typeof PointOfSaleBanner>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Halbrenn Zürich' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Telephone +41 44 555 01 23' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Book an appointment Halbrenn Zürich' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'About this boutique Halbrenn Zürich' })).toHaveFocus()
  },
}

export const ImageRight: Story = { args: { imageSide: 'right' } }

/** Editor text and an editor-defined link label. */
export const WithText: Story = {
  args: {
    text: 'Three floors on the Bahnhofstrasse, and a bench in the window.',
    storeLabel: 'To the boutique in Zürich',
  },
}

export const NoImage: Story = { args: { image: null } }

/** A boutique without telephone and hours: name and address. */
export const OnlyAnAddress: Story = {
  args: {
    overline: undefined,
    openingStatus: undefined,
    phone: null,
    storeHref: null,
    appointmentHref: null,
    name: 'Halbrenn Luzern',
    address: ['Schwanenplatz 4', '6004 Luzern'],
  },
}

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    overline: 'Uhrenfachgeschäft',
    name: 'Halbrenn am Schweizerhofquai, Uhrmacherwerkstätte und Schmuckatelier',
    openingStatus: 'Heute geöffnet bis 18:30 Uhr, am Samstag bis 17:00 Uhr',
  },
}

/** 300 characters, markup as text, right-to-left text, an image that fails to load. */
export const OddTexts: Story = {
  args: {
    name: LONG,
    address: [RIGHT_TO_LEFT, HTML, ''],
    openingStatus: LONG,
    image: { landscape: { src: NOWHERE, alt: '', width: 0, height: 0 }, portrait: null, alt: 'A lost picture' },
  },
}

export const AllStates = allStates(meta, {
  Default,
  ImageRight,
  WithText,
  NoImage,
  OnlyAnAddress,
  LongGerman,
  OddTexts,
})
