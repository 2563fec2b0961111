import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { HTML, LONG, NOWHERE, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { logos } from '../../../test/logos.js'
import { LogoWall, type LogoWallProps } from './LogoWall.js'

const plain = (count: number) => logos(count).map((logo) => ({ ...logo, href: null }))

const meta = {
  title: 'Content/LogoWall',
  component: LogoWall,
  parameters: {
    guidance: {
      do: [
        'Deliver logos with a transparent background, as SVG if available, cropped to their outline.',
        'Link every logo to the page of its brand, or none.',
        'Ask the brands for permission: some do not allow their logo in another colour.',
      ],
      dont: [
        'Put the logo of a partner brand next to others: it has a section of its own.',
        'Sort by size or price; use alphabetical order.',
        'Deliver white margins, which make a logo small.',
      ],
    },
    contract: [
      'Logos are a list; each image is named after its brand, and a link after its image.',
      'A missing image is replaced by the brand name.',
      'All logos have the ink of the theme, at 4.5:1 on every background, also in forced colours.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the next logo that is a link.' },
      { keys: 'Enter', does: 'Opens the page of the brand.' },
    ],
  },
  args: { title: 'The houses we represent', logos: logos(6) },
} satisfies Meta<typeof LogoWall>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Aurelune' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Kestrelle' }).clientHeight).toBeGreaterThanOrEqual(44)
  },
}

export const ThreeLogos: Story = { args: { logos: plain(3) } }

export const ElevenLogos: Story = { args: { logos: logos(11) } }

export const TwentyFourLogos: Story = { args: { logos: logos(24) } }

export const NoTitle: Story = { args: { title: undefined, logos: plain(5) } }

export const NamesOnly: Story = { args: { logos: logos(5).map((logo) => ({ ...logo, image: null })) } }

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    title: 'Uhrenmanufakturen und Schmuckateliers, die wir vertreten',
    logos: ['Aurelune', 'Uhrenmanufaktur Glashüttenreuth', 'Tessmohr'].map((name) => ({ name, image: null })),
  },
}

/** Images that fail to load, invalid sizes, names of 300 characters. */
export const OddTexts: Story = {
  args: {
    title: HTML,
    logos: [
      { name: 'Aurelune', image: { src: NOWHERE, width: 300, height: 100 } },
      { name: LONG, image: null, href: '/' },
      { name: RIGHT_TO_LEFT, image: { src: '', width: 0, height: 0 } },
      { name: '', image: null },
      ...logos(2).map((logo) => ({ ...logo, image: logo.image && { ...logo.image, width: 0, height: -1 } })),
    ],
  },
}

/** The brand name replaces an image that fails to load. */
export const PicturesDoNotArrive: Story = {
  args: {
    logos: ['.svg', '.jpg'].map((ending) => ({
      name: `Aurelune ${ending}`,
      image: { src: NOWHERE.replace('.jpg', ending), width: 300, height: 100 },
    })),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull(), { timeout: 5000 })
    await expect(canvas.getByText('Aurelune .svg')).toBeVisible()
    await expect(canvas.getByText('Aurelune .jpg')).toBeVisible()
  },
}

/** A valid image replaces one that failed. */
export const PictureIsMended: Story = {
  tags: ['!autodocs'],
  render: (args) => <Mended {...args} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull(), { timeout: 5000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Mend' }))
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Aurelune' })).toBeVisible())
  },
}

function Mended(props: LogoWallProps) {
  const [isMended, setMended] = useState(false)
  const [whole] = logos(1)
  const lost = { name: 'Aurelune', image: { src: NOWHERE, width: 300, height: 100 } }
  return (
    <>
      <button onClick={() => setMended(true)}>Mend</button>
      <LogoWall {...props} logos={[isMended && whole ? whole : lost]} />
    </>
  )
}

/** Renders nothing. */
export const Empty: Story = { args: { logos: [] } }

export const AllStates = allStates(meta, {
  Default,
  ThreeLogos,
  NoTitle,
  ElevenLogos,
  TwentyFourLogos,
  NamesOnly,
  LongGerman,
  OddTexts,
})
