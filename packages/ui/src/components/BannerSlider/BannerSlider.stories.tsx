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
    fetchPriority: 'high',
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
        'Prefer a single banner to a slider; otherwise three to five.',
        'Give the first banner `fetchPriority="high"`, and no other.',
      ],
      dont: [
        'Let it rotate unless the campaign requires it.',
        'Put content in the third banner that is not available elsewhere.',
        'Mix heights: all banners have the height of the tallest.',
      ],
    },
    contract: [
      'A region with the role description “carousel” and a name; banners are groups named “1 of 3”.',
      'The rotation button comes first in tab order; its name is its action, without aria-pressed.',
      'Rotation stops on focus, hover and touch, restarts by its button only, and never starts by itself with reduced motion.',
      'Buttons keep the focus. Banners out of view are inert; changes are announced, except during rotation.',
      'Without scripts the first banner is complete and the others are reached by scrolling. Loading the controls causes no layout shift.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the rotation button, previous, next, the row, then into the visible banner.' },
      {
        keys: 'Enter or Space',
        does: 'On a button, moves by one banner; on the rotation button, stops or starts the rotation.',
      },
      { keys: 'Arrow left and right', does: 'On the row, scrolls it.' },
    ],
  },
  args: { label: 'New at the house', slides },
} satisfies Meta<typeof BannerSlider>

export default meta

type Story = StoryObj<typeof meta>

const inertOf = (groups: readonly Element[]) => groups.map((slide) => slide.hasAttribute('inert'))

/** Buttons change the slide and keep the focus; slides outside the view are inert. */
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

/** Loading the controls does not change the height of the banners. */
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

/** The rotation button comes first in tab order, stops the rotation and names its action. */
export const Rotating: Story = {
  tags: ['proof'],
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

/** Hovering stops the rotation permanently. */
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

/** A single slide has no controls. */
export const OneSlide: Story = {
  args: { slides: slides.slice(0, 1), rotateEveryMs: 5000 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('region')).not.toHaveAttribute('aria-roledescription')
  },
}

/** Long texts: all banners grow to the tallest one. */
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

/** When the focused slide leaves the view, by arrow key or swipe, the focus moves to the row. */
export const HandsFocusToRow: Story = { tags: ['!autodocs'], ...handsFocusToRow }

/** A slide that has the focus before hydration stays in view. */
export const StandsForEarlyFocus: Story = { tags: ['!autodocs', 'proof'], ...standsForEarlyFocus }

/** An extremely long interval does not overflow the timer, which would cause flicker. */
export const AbsurdTimes: Story = { tags: ['!autodocs'], ...absurdTimes }

/** Renders nothing. */
export const Empty: Story = { args: { slides: [] } }

export const AllStates = allStates(meta, { Default, WithHeroBanners, OneSlide, LongGerman, RightToLeft })
