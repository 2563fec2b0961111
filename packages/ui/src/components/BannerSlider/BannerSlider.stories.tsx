import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { scene } from '../../../test/artwork.js'
import { type SceneName, scene as photograph } from '../../../test/media.js'
import { LONG } from '../../../test/hostile.js'
import { absurdTimes, handsFocusToRow, standsForEarlyFocus } from '../../../test/slideStories.js'
import { HeroBanner } from '../HeroBanner/HeroBanner.js'
import {
  HomepageHeroBannerSlide,
  type HomepageHeroBannerSlideProps,
} from '../HomepageHeroBannerSlide/HomepageHeroBannerSlide.js'
import { BannerSlider } from './BannerSlider.js'

const slideOf = (name: SceneName, title: string, text: string, rest?: Partial<HomepageHeroBannerSlideProps>) => ({
  id: title,
  content: (
    <HomepageHeroBannerSlide
      image={photograph(name, '')}
      tone="onLight"
      title={title}
      text={text}
      links={[{ href: `/${name}`, label: 'See the pieces' }]}
      {...rest}
    />
  ),
})

const slides = [
  slideOf('watches', 'The quiet hour', 'Twelve pieces for the moment when the day lets go.', {
    overline: 'New at the house',
    priority: true,
  }),
  slideOf('jewellery', 'The blue of Ceylon', 'Seven sapphires, chosen over three winters.'),
  slideOf('gifts', 'Well wrapped', 'For those who give before they are asked.', { tone: 'onDark' }),
]

const meta = {
  title: 'Content/BannerSlider',
  component: BannerSlider,
  parameters: {
    guidance: {
      do: [
        'Put the most important banner first: most clients see no other.',
        'Prefer one banner to a slider, and three to five.',
        'Give the first banner `priority`, and no other.',
      ],
      dont: [
        'Let it rotate unless the campaign demands it.',
        'Hide in the third banner what is nowhere else.',
        'Mix heights: all banners stand as tall as the tallest.',
      ],
    },
    contract: [
      'A region with the role description “carousel” and a name; banners are groups named “1 of 3”.',
      'The rotation button comes first by key; its name says what it does, without a pressed state.',
      'Rotation stops on focus, hover and touch, starts again by its button only, and never by itself for those who prefer reduced motion.',
      'Buttons keep the focus. Banners out of view are inert; changes are announced, except while it rotates.',
      'Without scripts the first banner is complete and the others are reached by scrolling. Controls move nothing when they arrive.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the rotation button, previous, next, the row, then into the banner in view.' },
      { keys: 'Enter or Space', does: 'On a button, moves by one banner; on the rotation button, stops or starts it.' },
      { keys: 'Arrow left and right', does: 'On the row, scroll it.' },
    ],
  },
  args: { label: 'New at the house', slides },
} satisfies Meta<typeof BannerSlider>

export default meta

type Story = StoryObj<typeof meta>

const inertOf = (groups: readonly Element[]) => groups.map((slide) => slide.hasAttribute('inert'))

/** Buttons move it and keep the focus; what is out of sight is inert. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'New at the house' })
    await expect(region).toHaveAttribute('aria-roledescription', 'carousel')
    const next = await canvas.findByRole('button', { name: 'Next slide' }, { timeout: 5000 })
    const previous = canvas.getByRole('button', { name: 'Previous slide' })
    const groups = [...canvasElement.querySelectorAll('[role="group"]')]
    await expect(groups.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3'])
    await waitFor(() => expect(inertOf(groups)).toEqual([false, true, true]))
    await userEvent.tab()
    await expect(previous).toHaveFocus()
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(inertOf(groups)).toEqual([true, false, true]))
    await expect(next).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    await expect(next).toHaveFocus()
  },
}

/** All banners are as tall as before when the controls have come. */
export const ControlsMoveNothing: Story = {
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region')
    const before = region.getBoundingClientRect().height
    await canvas.findByRole('button', { name: 'Next slide' }, { timeout: 5000 })
    await expect(region.getBoundingClientRect().height).toBe(before)
    const heights = [...canvasElement.querySelectorAll('[role="group"] > section')].map((slide) => slide.clientHeight)
    await expect(new Set(heights).size).toBe(1)
  },
}

/** Comes first by key, stops what the focus has not stopped yet, and says what it does. */
export const Rotating: Story = {
  args: { rotateEveryMs: 5000 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = canvasElement.querySelector('[aria-live]')
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await canvas.findByRole('button', { name: 'Start rotation' }, { timeout: 5000 })
      await waitFor(() => expect(row).toHaveAttribute('aria-live', 'polite'))
      return
    }
    const stop = await canvas.findByRole('button', { name: 'Stop rotation' }, { timeout: 5000 })
    await waitFor(() => expect(row).toHaveAttribute('aria-live', 'off'))
    await waitFor(() => expect(row?.scrollLeft).toBeGreaterThan(0), { timeout: 7000 })
    await userEvent.tab()
    await expect(stop).toHaveFocus()
    await expect(stop).toHaveAccessibleName('Start rotation')
    await expect(stop).not.toHaveAttribute('aria-pressed')
    await waitFor(() => expect(row).toHaveAttribute('aria-live', 'polite'))
    await userEvent.keyboard('{Enter}')
    await expect(stop).toHaveAccessibleName('Stop rotation')
  },
}

/** The pointer stops it for good. */
export const StopsOnHover: Story = {
  args: { rotateEveryMs: 5000 },
  play: async ({ canvas, canvasElement }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const button = await canvas.findByRole('button', { name: 'Stop rotation' }, { timeout: 5000 })
    const region = canvas.getByRole('region')
    await waitFor(() => expect(canvasElement.querySelector('[aria-live="off"]')).not.toBeNull())
    await fireEvent.pointerEnter(region, { pointerType: 'mouse' })
    await waitFor(() => expect(button).toHaveAccessibleName('Start rotation'))
    await fireEvent.pointerLeave(region, { pointerType: 'mouse' })
    await expect(button).toHaveAccessibleName('Start rotation')
  },
}

export const WithHeroBanners: Story = {
  args: {
    slides: (['night', 'moss'] as const).map((mood) => ({
      id: mood,
      content: <HeroBanner image={scene(mood, '')} title="The quiet hour" size="medium" />,
    })),
  },
}

/** Nothing to move: no controls. */
export const OneSlide: Story = {
  args: { slides: slides.slice(0, 1), rotateEveryMs: 5000 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('region')).not.toHaveAttribute('aria-roledescription')
  },
}

/** Words of any length: all banners grow with the longest. */
export const OddTexts: Story = {
  args: {
    slides: [
      slideOf('home', LONG, '<b>Twelve pieces</b>'),
      { id: 'nothing', content: null },
      slideOf('home', 'Hour', ''),
    ],
  },
}

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    rotateEveryMs: 8000,
    slides: [
      slideOf('watches', 'Außergewöhnliche Zeitmesser', 'Zwölf Stücke, ausgewählt von unseren Uhrmachermeisterinnen.'),
      slideOf('jewellery', 'Verlobungsringe', 'Nach Maß gefertigt.'),
    ],
  },
}

export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next slide' }, { timeout: 5000 }))
    const groups = [...canvasElement.querySelectorAll('[role="group"]')]
    await waitFor(() => expect(inertOf(groups)).toEqual([true, false, true]))
  },
}

/** A slide that leaves the view, by an arrow key or a finger, hands its focus to the row. */
export const HandsFocusToRow: Story = { tags: ['!autodocs'], ...handsFocusToRow }

/** Who had the focus in a slide before scripts came keeps that slide. */
export const StandsForEarlyFocus: Story = { tags: ['!autodocs'], ...standsForEarlyFocus }

/** A time without end stands still; it does not flicker. */
export const AbsurdTimes: Story = { tags: ['!autodocs'], ...absurdTimes }

/** Nothing is shown. */
export const Empty: Story = { args: { slides: [] } }

export const AllStates = allStates(meta, { Default, WithHeroBanners, OneSlide, LongGerman, RightToLeft })
