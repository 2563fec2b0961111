import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { scene } from '../../../test/artwork.js'
import { HeroBanner } from './HeroBanner.js'

/** An image whose file fails to load. */
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
        'Use one per page, at its top.',
        'Choose a photograph with a calm area for the text.',
        'Set the tone according to the photograph: light text on a dark one.',
      ],
      dont: ['Write more than four words per line.', 'Include a price.', 'Rotate it: one image, one message.'],
    },
    contract: [
      'Its title is a level 2 heading, or level 1 at the top of a page.',
      'The photograph has its own alternative text, or an empty one when it adds no information.',
      'A veil gives the text a contrast of 4.5:1 on any photograph.',
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
    fetchPriority: 'high',
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

/** 300 characters, markup as text and an image that fails to load: the text stays readable. */
export const OddTexts: Story = {
  args: {
    title: 'Außergewöhnliche Zeitmesser und Schmuckstücke '.repeat(7).trim(),
    text: '<b>Twelve pieces</b>',
    overline: 'الساعة الهادئة',
    image: broken,
  },
}

export const AllStates = allStates(meta, { Default, Medium, OnLight, NoImage, TitleOnly, LongGerman, OddTexts })
