import type { Meta, StoryObj } from '@storybook/react-vite'
import { scene } from '../../../test/artwork.js'
import { HeroBanner } from './HeroBanner.js'

const meta = {
  title: 'Content/HeroBanner',
  component: HeroBanner,
  args: {
    image: scene('dusk', 'A watch in the last light of the day'),
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

export const Medium: Story = { args: { size: 'medium', image: scene('moss', 'A green dial') } }

export const OnLight: Story = { args: { tone: 'onLight', image: scene('sand', 'A watch on sand') } }

export const NoImage: Story = { args: { image: null } }

export const LongGerman: Story = {
  args: {
    overline: 'Neuheiten der Uhrenmanufakturen',
    title: 'Außergewöhnliche Zeitmesser mit Gangreserveanzeige',
    text: 'Unsere Uhrmachermeisterinnen und Uhrmachermeister haben zwölf Stücke ausgewählt, die Sie in unseren Geschäften in Zürich, Bern und Luzern anprobieren können.',
    link: { label: 'Zur Sonderausstellung der Uhrenkollektionen', href: '/uhren' },
  },
}

export const TitleOnly: Story = {
  args: { overline: undefined, text: undefined, link: undefined, image: scene('night', 'A steel watch') },
}
