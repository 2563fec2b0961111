import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { scene } from '../../../test/artwork.js'
import { absurdTimes, handsFocusToRow, standsForEarlyFocus } from '../../../test/slideStories.js'
import { HeroBanner } from '../HeroBanner/HeroBanner.js'
import { Carousel } from './Carousel.js'

const titles = ['The quiet hour', 'Green enamel', 'Worn by day'] as const
const moods = ['dusk', 'moss', 'night'] as const

const slides = titles.map((title, index) => ({
  id: title,
  content: (
    <HeroBanner
      image={scene(moods[index] ?? 'dusk', '')}
      title={title}
      link={{ href: `/${index}`, label: `See ${title}` }}
      size="medium"
    />
  ),
}))

const meta = {
  title: 'Content/Carousel',
  component: Carousel,
  parameters: {
    guidance: {
      do: ['Put the most important slide first: most clients see no other.', 'Prefer a single image to a carousel.'],
      dont: ['Let it rotate unless the campaign requires it.', 'Show more than five slides.'],
    },
    contract: [
      'A section with the role description “carousel”; each slide is a group, “2 of 6”. Slides out of view are inert.',
      'Next and previous keep the focus, and the new slide is announced politely; nothing is announced during rotation.',
      'Rotation stops on hover or focus, and restarts by its button only. The label of the button is its action.',
      'With reduced motion it never starts by itself.',
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: 'Moves to “Stop rotation” if present, the two arrows, the row, and into the visible slide.',
      },
      {
        keys: 'Enter, Space',
        does: 'On an arrow, shows the next or the previous slide; on “Stop rotation”, stops or starts the rotation.',
      },
      { keys: 'Arrow left, Arrow right', does: 'On the row, scrolls it.' },
    ],
  },
  args: { label: 'New at the house', slides },
} satisfies Meta<typeof Carousel>

export default meta

type Story = StoryObj<typeof meta>

/** Buttons change the slide and keep the focus; slides outside the view are inert; slides are announced. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'New at the house' })
    await expect(region).toHaveAttribute('aria-roledescription', 'carousel')
    await expect(canvas.queryByRole('button', { name: /rotation/ })).toBeNull()
    const all = [...canvasElement.querySelectorAll('[role="group"]')]
    await expect(all.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3'])
    await expect(all[0]).toHaveAttribute('aria-roledescription', 'slide')
    await waitFor(() => expect(all.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]))
    await expect(all[0]?.parentElement).toHaveAttribute('aria-live', 'polite')
    const previous = canvas.getByRole('button', { name: 'Previous slide' })
    const next = canvas.getByRole('button', { name: 'Next slide' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    next.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(all.map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]))
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    await expect(next).toHaveFocus()
  },
}

/** The rotation button comes first in tab order, names its action and stops the rotation. */
export const Rotating: Story = {
  args: { rotateEveryMs: 5000 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const track = canvasElement.querySelector('[aria-live]')
    const stop = await canvas.findByRole('button', { name: 'Stop rotation' })
    await expect(track).toHaveAttribute('aria-live', 'off')
    await expect(stop).not.toHaveAttribute('aria-pressed')
    await waitFor(() => expect(track?.scrollLeft).toBeGreaterThan(0), { timeout: 7000 })
    await userEvent.tab()
    await expect(stop).toHaveFocus()
    await expect(stop).toHaveAccessibleName('Start rotation')
    await expect(track).toHaveAttribute('aria-live', 'polite')
    await userEvent.keyboard('{Enter}')
    await expect(stop).toHaveAccessibleName('Stop rotation')
    await userEvent.keyboard(' ')
    await expect(stop).toHaveAccessibleName('Start rotation')
  },
}

/** Hovering stops the rotation permanently, also after the pointer has left. */
export const StopsOnHover: Story = {
  args: { rotateEveryMs: 5000 },
  play: async ({ canvas }) => {
    const stop = await canvas.findByRole('button', { name: 'Stop rotation' })
    const region = canvas.getByRole('region')
    await fireEvent.pointerOver(region, { pointerType: 'mouse' })
    await waitFor(() => expect(stop).toHaveAccessibleName('Start rotation'))
    await fireEvent.pointerOut(region, { pointerType: 'mouse' })
    await expect(stop).toHaveAccessibleName('Start rotation')
  },
}

/** A tap on the button presses it once. */
export const ByFinger: Story = {
  args: { rotateEveryMs: 5000 },
  play: async ({ canvas }) => {
    const stop = await canvas.findByRole('button', { name: 'Stop rotation' })
    await fireEvent.pointerOver(stop, { pointerType: 'touch' })
    await fireEvent.pointerDown(stop, { pointerType: 'touch' })
    await fireEvent.pointerUp(stop, { pointerType: 'touch' })
    await fireEvent.click(stop)
    await waitFor(() => expect(stop).toHaveAccessibleName('Start rotation'))
  },
}

export const OneSlide: Story = { args: { slides: slides.slice(0, 1), rotateEveryMs: 5000 } }

export const FortySlides: Story = {
  args: { slides: Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, content: <p>Slide {index + 1}</p> })) },
}

export const OddContent: Story = {
  args: {
    slides: [
      { id: 'none', content: null },
      { id: 'long', content: <p>{'Gehäuseoberflächenbehandlungsverfahren'.repeat(8)}</p> },
    ],
  },
}

export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    const all = [...canvasElement.querySelectorAll('[role="group"]')]
    await waitFor(() => expect(all.map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]))
  },
}

export const German: Story = { args: { rotateEveryMs: 6000 }, globals: { locale: 'de' } }

/** When the focused slide leaves the view, by arrow key or swipe, the focus moves to the row. */
export const HandsFocusToRow: Story = { tags: ['!autodocs'], ...handsFocusToRow }

/** A slide that has the focus before hydration stays in view. */
export const StandsForEarlyFocus: Story = { tags: ['!autodocs'], ...standsForEarlyFocus }

/** An extremely long interval does not overflow the timer, which would cause flicker. */
export const AbsurdTimes: Story = { tags: ['!autodocs'], ...absurdTimes }

export const Empty: Story = { args: { slides: [] } }

export const AllStates = allStates(meta, { Default, OneSlide, OddContent, RightToLeft })
