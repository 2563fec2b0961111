import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { scene } from '../../../test/artwork.js'
import { nothing, placeholder } from '../../../test/placeholders.js'
import { NOWHERE } from '../../../test/hostile.js'
import { FocalImage } from './FocalImage.js'

const image = scene('dusk', 'A rose gold watch beside a ring')

const meta = {
  title: 'Foundation/FocalImage',
  component: FocalImage,
  args: { image, sizes: '100vw' },
  parameters: {
    guidance: {
      do: [
        'Deliver two crops of one scene: portrait for phones, landscape for larger screens.',
        'Keep a third of the image free of detail where text is placed.',
      ],
      dont: ['Show different subjects in the two crops.'],
    },
    contract: [
      'One image with one alternative text for both crops; an empty text makes it decorative.',
      'Its space is reserved before it loads. A placeholder fills it until then, without text and without scripts.',
    ],
    keyboard: [],
  },
} satisfies Meta<typeof FocalImage>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'A rose gold watch beside a ring' })).toBeVisible()
    await expect(canvasElement.querySelector('source')).toHaveAttribute('media', '(min-width: 48em)')
  },
}

export const Wide: Story = { args: { landscapeRatio: '21:9' } }

export const LandscapeOnly: Story = {
  args: { image: { ...scene('moss', 'A gold watch with a green dial'), portrait: null } },
}

/** While the image loads, its placeholder fills the frame; it is hidden from assistive technology. */
export const OnItsWay: Story = {
  args: {
    image: { landscape: { ...nothing, alt: '', placeholder }, portrait: null, alt: 'A rose gold watch beside a ring' },
  },
  play: async ({ canvas, canvasElement }) => {
    const [early, picture] = canvasElement.querySelectorAll('img')
    await expect(canvas.getAllByRole('img')).toEqual([picture])
    // Larger than the frame by twice the blur on each side, and clipped at its edges.
    const frame = picture?.getBoundingClientRect()
    await expect(early?.getBoundingClientRect().width).toBeCloseTo((frame?.width ?? 0) + 96, 0)
    await expect(early && getComputedStyle(early).clipPath).toBe('inset(48px)')
  },
}

/** The image covers its placeholder. */
export const WithPlaceholder: Story = {
  args: { image: { ...image, landscape: { ...image.landscape, placeholder }, portrait: null } },
}

/** The placeholder does not show through the alternative text of an image that fails to load. */
export const BrokenWithPlaceholder: Story = {
  args: {
    image: { ...image, landscape: { ...image.landscape, src: NOWHERE, placeholder }, portrait: null },
    landscapeRatio: '21:9',
  },
}

export const Missing: Story = {
  args: { image: { ...image, landscape: { ...image.landscape, src: '' }, portrait: null }, landscapeRatio: '21:9' },
}

export const Broken: Story = {
  args: {
    image: { ...image, landscape: { ...image.landscape, src: NOWHERE }, portrait: null },
    landscapeRatio: '21:9',
  },
}

export const AllStates = allStates(meta, {
  Default,
  Wide,
  LandscapeOnly,
  OnItsWay,
  WithPlaceholder,
  BrokenWithPlaceholder,
  Missing,
  Broken,
})
