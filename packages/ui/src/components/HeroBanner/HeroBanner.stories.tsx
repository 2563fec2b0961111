import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { scene } from '../../../test/artwork.js'
import { HeroBanner } from './HeroBanner.js'

/** A picture whose file does not arrive. */
const broken = {
  landscape: { src: 'data:image/png;base64,broken', alt: '', width: 1600, height: 900 },
  portrait: null,
  alt: 'A picture that does not arrive',
}

const meta = {
  title: 'Content/HeroBanner',
  component: HeroBanner,
  parameters: {
    guidance: {
      do: [
        'Use one a page, at its top.',
        'Choose a photograph that is calm where the words stand.',
        'Set the tone by the photograph: light words on a dark one.',
      ],
      dont: [
        'Write more than four words on a line.',
        'Put a price into it.',
        'Let it turn by itself: one picture, one idea.',
      ],
    },
    contract: [
      'Its title is a heading of level 2, or of level 1 at the top of a page.',
      'The photograph has words of its own, or an empty alternative text when it says nothing more.',
      'Words keep 4.5:1 over any photograph, by a veil under them.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the link.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
  },
  args: {
    image: scene('dusk', 'A rose gold watch beside a ring, in the light of a window'),
    overline: 'New at the house',
    title: 'The quiet hour',
    text: 'Twelve pieces for the moment when the day lets go.',
    link: { label: 'See the pieces', href: '/watches' },
    headingLevel: 1,
    priority: true,
  },
} satisfies Meta<typeof HeroBanner>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Medium: Story = { args: { size: 'medium', image: scene('moss', 'A gold watch with a green dial') } }

export const OnLight: Story = {
  args: { tone: 'onLight', image: scene('sand', 'A sapphire pendant and ring on pale stone') },
}

export const NoImage: Story = { args: { image: null } }

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    overline: 'Neuheiten der Uhrenmanufakturen',
    title: 'Außergewöhnliche Zeitmesser mit Gangreserveanzeige',
    text: 'Unsere Uhrmachermeisterinnen und Uhrmachermeister haben zwölf Stücke ausgewählt, die Sie in unseren Geschäften in Zürich, Bern und Luzern anprobieren können.',
    link: { label: 'Zur Sonderausstellung der Uhrenkollektionen', href: '/uhren' },
  },
}

export const TitleOnly: Story = {
  args: {
    overline: undefined,
    text: undefined,
    link: undefined,
    image: scene('night', 'A black diving watch in the dark'),
  },
}

/** 300 characters, markup as text, a picture that does not arrive: the words stay readable. */
export const OddTexts: Story = {
  args: {
    title: 'Außergewöhnliche Zeitmesser und Schmuckstücke '.repeat(7).trim(),
    text: '<b>Twelve pieces</b>',
    overline: 'الساعة الهادئة',
    image: broken,
  },
}

export const AllStates = allStates(meta, { Default, Medium, OnLight, NoImage, TitleOnly, LongGerman, OddTexts })
