import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { scene } from '../../../test/artwork.js'
import { CategoryTeaserTile } from './CategoryTeaserTile.js'

/** An image whose file fails to load. */
const broken = {
  landscape: { src: 'data:image/png;base64,broken', alt: '', width: 1600, height: 900 },
  portrait: null,
  alt: 'A picture that does not arrive',
}

const meta = {
  title: 'Content/CategoryTeaserTile',
  component: CategoryTeaserTile,
  args: { image: scene('dusk', ''), title: 'Watches', href: '/watches', text: 'From 28 to 44 millimetres' },
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Name the category in one or two words.', 'Show one product as a close-up.'],
      dont: ['Write “Discover” or “Shop now”: the whole tile is the link.', 'Mix cut-outs and photographs in one row.'],
    },
    contract: [
      'An article with one link in its heading; the whole tile is clickable, with one tab stop.',
      'The photograph keeps its own alternative text, outside the link’s name.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the tile’s link.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 360 }}>
      <CategoryTeaserTile {...args} />
    </div>
  ),
} satisfies Meta<typeof CategoryTeaserTile>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Outside a row. */
export const Alone: Story = { args: { isAlone: true } }

export const NoText: Story = { args: { text: undefined } }

export const NoImage: Story = { args: { image: null } }

export const LongGerman: Story = { args: { title: 'Verlobungsringe und Eheringe aus Fairtrade-Gold' } }

/** 300 characters; an image that fails to load leaves its background. */
export const OddTexts: Story = {
  args: {
    title: 'Außergewöhnliche Zeitmesser und Schmuckstücke '.repeat(7).trim(),
    text: '<i>From 28 millimetres</i>',
    image: broken,
  },
}

export const AllStates = allStates(meta, { Default, Alone, NoText, NoImage, LongGerman, OddTexts })
