import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { cutOut, photo } from '../../../test/artwork.js'
import { view } from '../../../test/media.js'
import { Button } from '../Button/Button.js'
import { ImageZoom, type ImageZoomProps } from './ImageZoom.js'

const images = [
  { ...view('watch', 'macro'), alt: 'Dial of the Meridian 40 in detail' },
  { ...view('watch', 'quarter'), alt: 'Meridian 40, three-quarter view' },
  { ...view('watch', 'still'), alt: 'Meridian 40 lying on stone' },
]

const meta = {
  title: 'Shop/ImageZoom',
  component: ImageZoom,
  parameters: {
    guidance: {
      do: ['Provide originals of 3840 px: clients look at finishing and setting.', 'Load it when an image is clicked.'],
      dont: ['Add prices, buttons or texts.', 'Open it automatically.'],
    },
    contract: [
      'A modal dialog called “Enlarged images”; the page behind is inert, and closing returns the focus.',
      '“Image 2 of 6” is announced when the image changes, the scale when it changes. Buttons are an alternative to pinching and dragging.',
      'A thumbnail is a button with the number of its image; the displayed one is marked as current.',
      'An image that fails to load is reported as text.',
    ],
    keyboard: [
      { keys: 'Plus, Minus', does: 'Zooms in or out.' },
      { keys: '0', does: 'Shows the whole image.' },
      { keys: 'Arrow keys', does: 'Pan an enlarged image; otherwise show the next or the previous one.' },
      { keys: 'Tab', does: 'Moves through the buttons and the thumbnails, and stays in the dialog.' },
      { keys: 'Escape', does: 'Closes the view.' },
    ],
  },
  args: { images, onClose: fn() },
} satisfies Meta<typeof ImageZoom>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Enlarged images' })
    await expect(dialog.matches(':modal')).toBe(true)
    await expect(within(dialog).getByRole('img', { name: 'Dial of the Meridian 40 in detail' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** Buttons and keys zoom; arrow keys then pan the image, otherwise they go to the next one. */
export const ByKey: Story = {
  play: async ({ canvas, userEvent }) => {
    const image = () => canvas.getByRole('img')
    const smaller = canvas.getByRole('button', { name: 'Zoom out' })
    await expect(smaller).toHaveAttribute('aria-disabled', 'true')
    canvas.getByRole('button', { name: 'Zoom in' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('150%')).toBeVisible()
    await userEvent.keyboard('+')
    await expect(canvas.getByText('225%')).toBeVisible()
    const before = image().style.transform
    await userEvent.keyboard('{ArrowRight}')
    await expect(image().style.transform).not.toBe(before)
    await expect(canvas.getByText('Image 1 of 3')).toBeInTheDocument()
    await userEvent.keyboard('-')
    await userEvent.keyboard('0')
    await expect(canvas.getByText('100%')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('Image 2 of 3')).toBeInTheDocument()
  },
}

/** Thumbnails are buttons named after their image. */
export const Thumbs: Story = {
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getByRole('button', { name: 'Image 3 of 3' })
    await userEvent.click(third)
    await expect(third).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Meridian 40 lying on stone')
    await expect(canvas.getByRole('button', { name: 'Next image' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous image' }))
    await expect(canvas.getByRole('button', { name: 'Image 2 of 3' })).toHaveAttribute('aria-current', 'true')
  },
}

/** A swipe goes to the next image; a pinch zooms; a drag pans; a double click resets. */
export const ByHand: Story = {
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('img').parentElement
    if (!stage) throw new Error('The image has no stage element. Check the markup of ImageZoom.')
    stage.setPointerCapture = () => {}
    const finger = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 200, pointerType: 'touch' })
    await fireEvent.pointerDown(stage, finger(1, 300))
    await fireEvent.pointerUp(stage, finger(1, 200))
    await waitFor(() => expect(canvas.getByText('Image 2 of 3')).toBeInTheDocument())
    await fireEvent.pointerDown(stage, finger(1, 300))
    await fireEvent.pointerDown(stage, finger(2, 400))
    await fireEvent.pointerMove(stage, finger(2, 500))
    await fireEvent.pointerUp(stage, finger(2, 500))
    await fireEvent.pointerUp(stage, finger(1, 300))
    await waitFor(() => expect(canvas.getByText('200%')).toBeVisible())
    await expect(canvas.getByText('Image 2 of 3')).toBeInTheDocument()
    const before = canvas.getByRole('img').style.transform
    await fireEvent.pointerDown(stage, finger(3, 300))
    await fireEvent.pointerMove(stage, finger(3, 280))
    await fireEvent.pointerUp(stage, finger(3, 280))
    await waitFor(() => expect(canvas.getByRole('img').style.transform).not.toBe(before))
    await fireEvent.doubleClick(stage)
    await waitFor(() => expect(canvas.getByText('100%')).toBeVisible())
  },
}

function Opener(props: ImageZoomProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && <ImageZoom {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The close button and Esc close it; the focus returns to the opener. */
export const FocusReturns: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

/** In right-to-left pages the next image is on the left. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText('Image 2 of 3')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('Image 1 of 3')).toBeInTheDocument()
    const stage = canvas.getByRole('img').parentElement
    if (!stage) throw new Error('The image has no stage element. Check the markup of ImageZoom.')
    stage.setPointerCapture = () => {}
    await fireEvent.pointerDown(stage, { pointerId: 1, clientX: 200, pointerType: 'touch' })
    await fireEvent.pointerUp(stage, { pointerId: 1, clientX: 300, pointerType: 'touch' })
    await waitFor(() => expect(canvas.getByText('Image 2 of 3')).toBeInTheDocument())
  },
}

export const OneImage: Story = {
  args: { images: images.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next image' })).toBeNull()
  },
}

export const Black: Story = { args: { images: [cutOut('night')], background: 'black' } }

/** States the failure; the other images stay reachable. */
export const BrokenImage: Story = {
  args: { images: [{ ...photo('dusk', 'Dial'), src: 'data:image/png;base64,broken' }, photo('sand')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This image cannot be shown.')).toBeVisible()
  },
}

export const FortyImages: Story = {
  args: {
    images: Array.from({ length: 40 }, (_, index) => ({
      ...photo('moss', `View ${index}`),
      src: `${photo('moss', '').src}#${index}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Image 40 of 40' })).toBeInTheDocument()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const AllStates = allStates(meta, { Default })
