import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { scene } from '../../../test/artwork.js'
import { LONG, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { screen, viewport } from '../../../test/viewports.js'
import { NavigationTileCarousel } from './NavigationTileCarousel.js'

const meta = {
  title: 'Content/NavigationTileCarousel',
  component: NavigationTileCarousel,
  parameters: {
    guidance: {
      do: [
        'Show three, four or six tiles, which fill their rows.',
        'Put the most important first: phones show one and a part of the next.',
        'Give all of them images, or none.',
      ],
      dont: ['Show more than eight; use a menu.', 'Link two tiles to the same page.'],
    },
    contract: [
      'Tiles are a list; each is one link, named by its title.',
      'On phones the row is swiped, and the name of a focused tile scrolls into view.',
      'All tiles are there without scripts.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the next tile and scrolls its name into view.' },
      { keys: 'Enter', does: 'Opens the page of the tile.' },
    ],
  },
  args: {
    title: 'Ways in',
    tiles: [
      { id: 'watches', image: scene('dusk', ''), title: 'Watches', href: '/watches' },
      { id: 'jewellery', image: scene('sand', ''), title: 'Jewellery', href: '/jewellery' },
      { id: 'pre-owned', image: scene('night', ''), title: 'Pre-Owned', href: '/pre-owned' },
      { id: 'corvane', image: scene('moss', ''), title: 'Corvane', href: '/corvane' },
    ],
  },
} satisfies Meta<typeof NavigationTileCarousel>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** One tile and a part of the next; the keyboard scrolls each name into view. */
export const OnAPhone: Story = {
  parameters: { viewport },
  globals: { viewport: screen('phone') },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('list')
    if (row.scrollWidth <= row.clientWidth) return
    const [first, ...others] = canvas.getAllByRole('listitem')
    await expect(first?.getBoundingClientRect().width).toBeLessThan(row.clientWidth * 0.75)
    for (let tile = 0; tile <= others.length; tile++) await userEvent.tab()
    const last = canvas.getByRole('link', { name: 'Corvane' })
    await expect(last).toHaveFocus()
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(row.clientWidth))
  },
}

export const NoTitle: Story = { args: { title: undefined } }

export const TwoTiles: Story = { args: { tiles: meta.args.tiles.slice(0, 2) } }

export const NoImages: Story = { args: { tiles: meta.args.tiles.map((tile) => ({ ...tile, image: null })) } }

export const ThreeTiles: Story = { args: { tiles: meta.args.tiles.slice(0, 3) } }

export const FiveTiles: Story = {
  args: { tiles: [...meta.args.tiles, { id: 'gifts', image: scene('sand', ''), title: 'Gifts', href: '/gifts' }] },
}

export const EightTiles: Story = {
  args: {
    tiles: [...meta.args.tiles, ...meta.args.tiles.map((tile) => ({ ...tile, id: `more-${tile.id}` }))],
  },
}

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    title: 'Außergewöhnliche Zeitmesser und Schmuckstücke',
    tiles: ['Verlobungsringe und Eheringe', 'Armbanduhren mit ewigem Kalender', 'Uhrmacherwerkstätten'].map(
      (title) => ({
        id: title,
        image: scene('sand', ''),
        title,
        href: '/',
      }),
    ),
  },
}

/** 300 characters, right-to-left text, no image. */
export const OddTexts: Story = {
  args: {
    tiles: [LONG, RIGHT_TO_LEFT, '<b>Watches</b>'].map((title, index) => ({
      id: `odd-${index}`,
      image: index === 0 ? null : scene('night', ''),
      title,
      href: `/${index}`,
    })),
  },
}

/** Renders nothing. */
export const Empty: Story = { args: { tiles: [] } }

export const AllStates = allStates(meta, {
  Default,
  TwoTiles,
  ThreeTiles,
  FiveTiles,
  EightTiles,
  NoTitle,
  NoImages,
  LongGerman,
  OddTexts,
})
