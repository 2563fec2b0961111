import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { detail } from '../../../test/pieces.js'
import { cutOut, photo } from '../../../test/artwork.js'
import { Gallery } from './Gallery.js'

const meta = {
  title: 'Shop/Gallery',
  component: Gallery,
  args: { items: detail.gallery, background: 'light' },
} satisfies Meta<typeof Gallery>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const turntable = canvas.getByRole('group', { name: '360° view' })
    const view = within(turntable).getByRole('img')
    await expect(view).toHaveAccessibleName('Meridian 40, view 1 of 24')
    within(turntable).getByRole('button', { name: 'Turn right' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(view).toHaveAccessibleName('Meridian 40, view 3 of 24')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(view).toHaveAccessibleName('Meridian 40, view 24 of 24')
  },
}

/** On a small screen the row is swiped, or moved by button, and says where it is. */
export const Swipe: Story = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('list', { name: 'Images' })
    await waitFor(() => expect(row).toHaveAttribute('tabindex', '0'))
    const next = canvas.getByRole('button', { name: 'Next image' })
    await userEvent.click(next)
    await expect(await canvas.findByText('Image 2 of 6', {}, { timeout: 3000 })).toBeInTheDocument()
    await expect(next).toHaveFocus()
  },
}

export const SingleImage: Story = { args: { items: detail.gallery.slice(0, 1) } }

export const Film: Story = {
  args: {
    items: [
      { kind: 'image', image: cutOut('dusk', 'Meridian 40') },
      { kind: 'video', src: '/film.mp4', poster: photo('dusk', ''), label: 'Film of the Meridian 40' },
    ],
  },
}

export const Black: Story = { args: { background: 'black' } }

export const Empty: Story = { args: { items: [] } }
