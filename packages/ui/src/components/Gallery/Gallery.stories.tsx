import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { detail } from '../../../test/pieces.js'
import { cutOut, photo, turnSheet } from '../../../test/artwork.js'
import { nothing, placeholder } from '../../../test/placeholders.js'
import { Gallery } from './Gallery.js'
import { LazyTurntable } from './LazyTurntable.js'

const meta = {
  title: 'Shop/Gallery',
  component: Gallery,
  parameters: {
    guidance: {
      do: [
        'Begin with the whole product, then dial or setting, then the product when worn.',
        'Give each image its own alternative text.',
      ],
      dont: ['Mix cut-outs and scenes without order.', 'Put a video or the turntable first.'],
    },
    contract: [
      'A list called “Images”; each view is a link, “Image 2 of 6, enlarge”, that states that it opens a dialog.',
      'On small screens “Image 2 of 6” is announced politely as the row moves, and buttons are an alternative to swiping.',
      'The enlarged view returns the focus to its opener.',
      'Without scripts every view links to its large image or its video.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the views; on small screens to the row and its two arrows as well.' },
      { keys: 'Enter', does: 'On an image, enlarges it; on a video, plays it; on an arrow, moves the row.' },
      { keys: 'Arrow left, Arrow right', does: 'On the row, scrolls it; on the turntable, rotates the product.' },
    ],
  },
  args: { items: detail.gallery, background: 'light' },
} satisfies Meta<typeof Gallery>

export default meta

type Story = StoryObj<typeof meta>

/** Every image has a distinct name; the turntable loads when it is near the viewport. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Meridian 40, front Image 1 of 6, enlarge' })).toBeInTheDocument()
    const last = canvas.getByRole('list', { name: 'Images' }).lastElementChild
    // Images that load meanwhile may move it out of view again.
    const turntable = await waitFor(
      () => {
        last?.scrollIntoView()
        return canvas.getByRole('group', { name: '360° view' })
      },
      { timeout: 5000, interval: 250 },
    )
    await expect(within(turntable).getByRole('slider')).toHaveAttribute('aria-valuetext', 'view 1 of 36')
  },
}

/** Enter on an image enlarges it; Esc or the close button returns to it. */
export const Enlarge: Story = {
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('link', { name: /Image 2 of 6/ })
    second.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: 'Enlarged images' }, { timeout: 5000 })
    await expect(within(dialog).getByText('Image 2 of 5')).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(second).toHaveFocus()
  },
}

/** On a small screen the row is moved by swipe or button and shows its position. */
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

/** Modified clicks are left to the browser. */
export const WithModifier: Story = {
  play: async ({ canvas, canvasElement }) => {
    const isOurs: boolean[] = []
    canvasElement.addEventListener('click', (event) => {
      isOurs.push(event.defaultPrevented)
      event.preventDefault()
    })
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) {
      await fireEvent.click(canvas.getByRole('link', { name: /Image 1 of 6/ }), { [key]: true })
    }
    await expect(isOurs).toEqual([false, false, false, false])
  },
}

/** Offline, the front image replaces the turntable; its alternative text is not repeated. */
export const TurntableMissing: Story = {
  render: () => (
    <LazyTurntable
      item={{ kind: 'turntable', image: turnSheet('Corvane Ridge'), frames: 36 }}
      front={cutOut('moss', 'Corvane Ridge')}
      load={() => Promise.reject(new Error('Offline'))}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible())
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const SingleImage: Story = { args: { items: detail.gallery.slice(0, 1) } }

/** A video shows its poster until it is played. */
export const Film: Story = {
  args: {
    items: [
      { kind: 'image', image: cutOut('dusk', 'Meridian 40') },
      { kind: 'video', src: '/film.mp4', poster: photo('dusk', ''), label: 'Film of the Meridian 40' },
    ],
  },
}

export const FilmPlays: Story = {
  ...Film,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Play film: Film of the Meridian 40' }))
    const film = await canvas.findByLabelText('Film of the Meridian 40', {}, { timeout: 5000 })
    await expect(film).toHaveAttribute('controls')
    await waitFor(() => expect(film).toHaveFocus())
  },
}

export const NoPoster: Story = {
  args: { items: [{ kind: 'video', src: '/film.mp4', poster: null, label: 'Film of the Meridian 40' }] },
}

export const Black: Story = { args: { background: 'black' } }

/** While the images load, their placeholders have the same size and leave the background next to them clear. */
export const OnTheirWay: Story = {
  args: {
    items: ['Front', 'Side', 'Back'].map((alt) => ({
      kind: 'image',
      image: { ...nothing, src: `${nothing.src}#${alt}`, alt, width: 1200, height: 1500, placeholder },
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3)
    const [first, second] = [...canvasElement.querySelectorAll('li')].map((item) => {
      const early = item.querySelector('img')?.getBoundingClientRect()
      return (early?.width ?? 0) / item.getBoundingClientRect().width
    })
    // An image of 4:5 in a square.
    await expect(first).toBeCloseTo(0.8, 2)
    await expect(second).toBeCloseTo(1, 2)
  },
}

export const BrokenImage: Story = {
  args: {
    items: [
      { kind: 'image', image: { ...photo('dusk', 'Dial of the Meridian 40'), src: 'data:image/png;base64,broken' } },
      { kind: 'image', image: cutOut('moss', '') },
    ],
  },
}

export const FortyImages: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({
      kind: 'image' as const,
      image: { ...cutOut('moss', `View ${index + 1}`), src: `${cutOut('moss', '').src}#${index}` },
    })),
  },
}

export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next image' }))
    await expect(await canvas.findByText('Image 2 of 6', {}, { timeout: 3000 })).toBeInTheDocument()
  },
}

export const Empty: Story = { args: { items: [] } }

export const AllStates = allStates(
  meta,
  { Default, SingleImage, Film, NoPoster, Black, OnTheirWay, BrokenImage, Empty },
  320,
)
