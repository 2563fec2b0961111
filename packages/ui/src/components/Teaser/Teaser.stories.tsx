import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { scene } from '../../../test/artwork.js'
import { Teaser } from './Teaser.js'

/** An image whose file fails to load. */
const broken = {
  landscape: { src: 'data:image/png;base64,broken', alt: '', width: 1600, height: 900 },
  portrait: null,
  alt: 'A picture that does not arrive',
}

const meta = {
  title: 'Content/Teaser',
  component: Teaser,
  parameters: {
    guidance: {
      do: [
        'Alternate the side of the image from teaser to teaser.',
        'Keep the text under five lines.',
        'Name the target in the link.',
      ],
      dont: ['Use three in a row without other content between them.', 'Write “Read more”.'],
    },
    contract: ['Its title is a level 2 heading. The photograph keeps its own alternative text on either side.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the link.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
  },
  args: {
    image: scene('moss', 'A gold watch with a green dial'),
    overline: 'Service',
    title: 'Made to be repaired',
    text: 'In our workshops nine watchmakers look after pieces from seven decades. Bring yours; we tell you what it needs, and what it does not.',
    link: { label: 'Our workshops', href: '/services' },
  },
} satisfies Meta<typeof Teaser>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ImageRight: Story = { args: { imageSide: 'right' } }

export const FullBleed: Story = { args: { isFullBleed: true, image: scene('dusk', 'A rose gold watch beside a ring') } }

export const NoImage: Story = { args: { image: null } }

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    title: 'Reparaturwerkstätten für Armbanduhrenliebhaber',
    text: 'In unseren Werkstätten kümmern sich neun Uhrmacherinnen und Uhrmacher um Stücke aus sieben Jahrzehnten. Bringen Sie Ihre Uhr vorbei; wir sagen Ihnen, was sie braucht und was nicht.',
    link: { label: 'Zu unseren Reparaturwerkstätten', href: '/services' },
  },
}

/** 300 characters, markup as text, an image that fails to load. */
export const OddTexts: Story = {
  args: {
    title: 'Außergewöhnliche Zeitmesser und Schmuckstücke '.repeat(7).trim(),
    text: '<b>Nine watchmakers</b> — تسعة من صانعي الساعات',
    image: broken,
  },
}

export const AllStates = allStates(meta, { Default, ImageRight, FullBleed, NoImage, LongGerman, OddTexts })
