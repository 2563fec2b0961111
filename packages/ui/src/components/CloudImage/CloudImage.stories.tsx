import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { photo } from '../../../test/artwork.js'
import { LONG, NOWHERE, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { CloudImage } from './CloudImage.js'

const image = photo('dusk', 'A rose gold watch beside a ring')

const meta = {
  title: 'Foundation/CloudImage',
  component: CloudImage,
  args: { image, sizes: '400px', aspectRatio: '4:5' },
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Describe the content of the image; leave the alternative text empty when adjacent text contains the same information.',
        'Set the focal point on the dial or the stone, so that every crop contains it.',
      ],
      dont: ['Give more than one image per page `fetchPriority="high"`.', 'Set text inside an image.'],
    },
    contract: [
      'A native image with the given alternative text; an empty one makes it decorative.',
      'Its space is reserved before it loads, so there is no layout shift.',
    ],
    keyboard: [],
  },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <CloudImage {...args} />
    </div>
  ),
} satisfies Meta<typeof CloudImage>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A rose gold watch beside a ring' })).toBeVisible()
  },
}

export const Square: Story = { args: { aspectRatio: '1:1' } }

export const FocusOnTheEdge: Story = { args: { aspectRatio: '21:9', image: { ...image, focal: { x: 100, y: 0 } } } }

export const OwnRatio: Story = { args: { aspectRatio: undefined } }

/** The placeholder tile keeps the size of the image. */
export const Missing: Story = {
  args: { image: { ...image, src: '' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('img', { name: 'A rose gold watch beside a ring' }).getBoundingClientRect()
    await expect(box.height / box.width).toBeCloseTo(1.25, 2)
  },
}

export const MissingWithoutText: Story = { args: { image: { ...image, src: '', alt: '' } } }

export const Broken: Story = {
  args: { image: { ...image, src: NOWHERE } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('img', { name: 'A rose gold watch beside a ring' }).getBoundingClientRect()
    await expect(box.height / box.width).toBeCloseTo(1.25, 2)
  },
}

export const BrokenRightToLeft: Story = { args: { image: { ...image, src: NOWHERE, alt: RIGHT_TO_LEFT } } }

export const BrokenLongWords: Story = { args: { image: { ...image, src: NOWHERE, alt: LONG }, aspectRatio: '16:9' } }

export const AbsurdSize: Story = {
  args: { image: { ...image, width: 0, height: 0 } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('img').getBoundingClientRect()
    await expect(box.height / box.width).toBeCloseTo(1.25, 2)
  },
}

export const AllStates = allStates(meta, {
  Default,
  Square,
  FocusOnTheEdge,
  OwnRatio,
  Missing,
  MissingWithoutText,
  Broken,
  BrokenRightToLeft,
  BrokenLongWords,
})
