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
      do: ['Offer masters of 3840 px: clients look at finishing and setting.', 'Load it when an image is clicked.'],
      dont: ['Put prices, buttons or texts into it.', 'Open it unasked.'],
    },
    contract: [
      'A modal dialog called “Enlarged images”; the page behind can not be reached, and closing gives the focus back.',
      '“Image 2 of 6” is told when the image changes, the size when it changes. Buttons do what pinching and dragging do.',
      'A thumbnail is a button with the number of its image; the one that is shown is the current one.',
      'An image that does not arrive is told in words.',
    ],
    keyboard: [
      { keys: 'Plus, Minus', does: 'Enlarges or reduces the image.' },
      { keys: '0', does: 'Shows the whole image.' },
      { keys: 'Arrow keys', does: 'Move an enlarged image; otherwise show the next or the previous one.' },
      { keys: 'Tab', does: 'Moves through the buttons and the thumbnails. The page behind is never reached.' },
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

/** Buttons and keys enlarge; arrow keys then move the picture, else they lead to the next one. */
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

/** Thumbs are buttons that say which image they lead to. */
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

/** A swipe leads on; two fingers enlarge; a drag moves what is enlarged; a double click goes back. */
export const ByHand: Story = {
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('img').parentElement
    if (!stage) throw new Error('The picture has no stage.')
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

/** The close button (as Esc) closes; the focus is back on what opened it. */
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

/** Where one reads from right to left, the next picture is on the left. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText('Image 2 of 3')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('Image 1 of 3')).toBeInTheDocument()
    const stage = canvas.getByRole('img').parentElement
    if (!stage) throw new Error('The picture has no stage.')
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

/** Says so; the others can still be reached. */
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
