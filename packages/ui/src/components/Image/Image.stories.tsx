import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { photo, scene } from '../../../test/artwork.js'
import { sceneCrop } from '../../../test/media.js'
import { LONG, NOWHERE } from '../../../test/hostile.js'
import { Image } from './Image.js'

const meta = {
  title: 'Content/Image',
  component: Image,
  parameters: {
    guidance: {
      do: [
        'Set the focal point on the subject of the image.',
        'Add information in the caption that the image does not show: place, year, maker.',
        'Provide a portrait crop for phones.',
      ],
      dont: [
        'Repeat the alternative text in the caption.',
        'Set text inside the image.',
        'Use three full-bleed images in a row.',
      ],
    },
    contract: [
      'A figure with its caption and credit.',
      'The image has the alternative text of its editor; an empty one makes it decorative.',
      'Enlarging is a link whose name says so; the dialog takes the focus and returns it.',
      'A linked image has one link, named by its visible label.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the image that can be enlarged, or to its link.' },
      { keys: 'Enter', does: 'Opens the large image, or follows the link.' },
      { keys: 'Esc', does: 'Closes the large image; the focus returns to the small one.' },
    ],
  },
  args: {
    image: scene('dusk', 'A rose gold watch and a ring on sand-coloured stone'),
    caption: 'The lake below the manufacture, photographed an hour before the first snow.',
    credit: 'Photograph: Mara Lind',
  },
} satisfies Meta<typeof Image>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure')
    await expect(figure).toContainElement(canvas.getByText(/before the first snow/))
    await expect(canvas.getByRole('img')).toHaveAccessibleName('A rose gold watch and a ring on sand-coloured stone')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Wide: Story = {
  args: { width: 'wide', landscapeRatio: '16:9', image: scene('moss', 'A gold watch with a green dial') },
}

export const FullBleed: Story = { args: { width: 'full', image: scene('night', 'A black diving watch in the dark') } }

export const Square: Story = {
  args: {
    landscapeRatio: '1:1',
    portraitRatio: '1:1',
    caption: undefined,
    image: scene('sand', 'A sapphire pendant and ring on pale stone'),
  },
}

/** The label below is the link, and the image is part of its hit area. */
export const Linked: Story = {
  args: {
    link: { href: '#sapphires', label: 'See the sapphires' },
    image: scene('sand', 'A sapphire pendant and ring on pale stone'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'See the sapphires' })).toHaveFocus()
    canvas.getByRole('img').scrollIntoView()
    const { left, top } = canvas.getByRole('img').getBoundingClientRect()
    await expect(document.elementFromPoint(left + 40, top + 40)?.closest('a')).toHaveAttribute('href', '#sapphires')
    // The page margin is not clickable.
    await expect(document.elementFromPoint(left - 8, top + 40)?.closest('a')).toBeNull()
  },
}

/** Opened and closed by keyboard; the focus returns. */
export const Enlargeable: Story = {
  args: {
    isEnlargeable: true,
    image: scene('moss', 'A gold watch with a green dial'),
    caption: 'Enamel, fired five times.',
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('link', { name: 'A gold watch with a green dial Enlarge image' })
    await userEvent.tab()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Enlarged images' })).toBeVisible()
    screen.getByRole('button', { name: 'Close' }).click()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

/** Uncropped on every screen. */
export const Uncropped: Story = {
  args: {
    isUncropped: true,
    image: {
      landscape: sceneCrop('ledger', 'landscape', ''),
      portrait: null,
      alt: 'A watch on the ledger that names it',
    },
    caption: 'The ledger of 1931, ink on linen.',
    credit: 'Archive of the house',
  },
}

/** One original for all screens: on phones it is cropped around its focal point. */
export const NoPortrait: Story = {
  args: {
    image: { landscape: photo('dusk', '', 'landscape'), portrait: null, alt: 'A rose gold watch beside a ring' },
  },
}

export const WithoutText: Story = { args: { caption: undefined, credit: undefined } }

/** A plain tile of the same size with the alternative text of the image. */
export const BrokenFile: Story = {
  args: {
    image: {
      landscape: { src: NOWHERE, alt: '', width: 2400, height: 1600 },
      portrait: null,
      alt: 'A rose gold watch and a ring on sand-coloured stone',
    },
  },
}

export const Missing: Story = { args: { image: null } }

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    caption:
      'Die Finissierung der Federhausbrücke: Anglierungen und Polituren entstehen ausschließlich in Handarbeit, in der Restaurierungswerkstatt der Uhrenmanufaktur.',
    credit: 'Fotografie: Unternehmensarchiv der Uhrenmanufaktur Brandvold',
    link: { href: '#workshops', label: 'Zu unseren Restaurierungswerkstätten' },
  },
}

export const OddTexts: Story = {
  args: { caption: LONG, credit: '<b>Photograph</b> — تصوير: مارا ليند', landscapeRatio: '21:9' },
}

export const AllStates = allStates(meta, {
  Default,
  Wide,
  FullBleed,
  Linked,
  Enlargeable,
  Uncropped,
  BrokenFile,
  LongGerman,
  OddTexts,
})
