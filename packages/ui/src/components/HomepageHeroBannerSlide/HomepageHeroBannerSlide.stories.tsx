import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { scene } from '../../../test/artwork.js'
import { film } from '../../../test/film.js'
import { LONG, NOWHERE, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { scene as photograph } from '../../../test/media.js'
import { HomepageHeroBannerSlide } from './HomepageHeroBannerSlide.js'

const meta = {
  title: 'Content/HomepageHeroBannerSlide',
  component: HomepageHeroBannerSlide,
  parameters: {
    guidance: {
      do: [
        'Convey one message: an image, a line, a link.',
        'Deliver two crops of one scene: portrait for phones, landscape for larger screens.',
        'Place the text on a calm area of the photograph, and set the tone accordingly.',
        'Keep a video under twenty seconds, slow, and understandable without sound.',
      ],
      dont: [
        'Include a price or an expiry date.',
        'Set text inside the video, where screen readers cannot read it.',
        'Give both links equal importance: one is primary, one secondary.',
      ],
    },
    contract: [
      'The photograph has its own alternative text, or an empty one when it adds no information.',
      'A veil gives the text a contrast of 4.5:1 on any photograph.',
      'A video is silent and hidden from assistive technology. One button, named after its action, pauses and plays it.',
      'A video never starts by itself with reduced motion or data saver, and pauses while out of view.',
      'A pause applies to all videos of the tab, as in Video.',
      'The server renders photograph, text and links; the video loads later without a layout shift.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the pause button of a video, then to the links.' },
      { keys: 'Enter', does: 'Opens the link; on the pause button, pauses or plays the video.' },
      { keys: 'Space', does: 'On the pause button, pauses or plays the video.' },
    ],
  },
  // The paused state is stored per tab; stories must not share it.
  beforeEach: () => sessionStorage.removeItem('vt-loops'),
  args: {
    image: photograph('home', 'A watch and a ring in the light of a tall window'),
    tone: 'onLight',
    overline: 'New at the house',
    title: 'The quiet hour',
    text: 'Twelve pieces for the moment when the day lets go.',
    links: [
      { label: 'See the pieces', href: '/watches' },
      { label: 'How they are made', href: '/workshops' },
    ],
    headingLevel: 1,
    fetchPriority: 'high',
  },
} satisfies Meta<typeof HomepageHeroBannerSlide>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The quiet hour' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'See the pieces' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'How they are made' })).toHaveFocus()
  },
}

export const Centered: Story = {
  args: { align: 'center', tone: 'onDark', image: scene('night', 'A black diving watch in the dark') },
}

export const AtTheEnd: Story = {
  args: {
    align: 'end',
    tone: 'onLight',
    image: scene('sand', 'A sapphire pendant and ring on pale stone'),
    title: 'Worn by day',
  },
}

export const OnDark: Story = { args: { tone: 'onDark', image: photograph('ledger') } }

export const OneLink: Story = {
  args: {
    links: [{ label: 'See the pieces', href: '/watches' }],
    image: scene('moss', 'A gold watch with a green dial'),
    tone: 'onDark',
  },
}

/** The video starts after the photograph has loaded; the button pauses it, also by keyboard, and names its action. */
export const WithFilm: Story = {
  args: { film: { src: film } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const button = await canvas.findByRole('button', {}, { timeout: 5000 })
    const layer = canvasElement.querySelector('video')
    await expect(layer).toHaveAttribute('aria-hidden', 'true')
    await expect(layer?.muted).toBe(true)
    await expect(button).not.toHaveAttribute('aria-pressed')
    if (isStill) {
      await expect(button).toHaveAccessibleName('Play background film')
      await expect(layer?.paused).toBe(true)
      return
    }
    await waitFor(() => expect(layer?.paused).toBe(false), { timeout: 5000 })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleName('Pause background film')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(layer?.paused).toBe(true))
    await expect(button).toHaveAccessibleName('Play background film')
    await expect(sessionStorage.getItem('vt-loops')).toBe('paused')
    await userEvent.keyboard(' ')
    await waitFor(() => expect(layer?.paused).toBe(false))
  },
}

/** The photograph stays, without a pause button. */
export const FilmThatDoesNotArrive: Story = {
  args: { film: { src: NOWHERE } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeNull())
    await expect(canvas.getByRole('img', { name: 'A watch and a ring in the light of a tall window' })).toBeVisible()
  },
}

export const TitleOnly: Story = {
  args: {
    overline: undefined,
    text: undefined,
    links: [],
    image: scene('moss', 'A gold watch with a green dial'),
    tone: 'onDark',
  },
}

export const NoImage: Story = { args: { image: null } }

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    overline: 'Neuheiten der Uhrenmanufakturen',
    title: 'Außergewöhnliche Zeitmesser mit Gangreserveanzeige',
    text: 'Unsere Uhrmachermeisterinnen und Uhrmachermeister haben zwölf Stücke ausgewählt, die Sie in unseren Geschäften in Zürich, Bern und Luzern anprobieren können.',
    links: [
      { label: 'Zur Sonderausstellung der Uhrenkollektionen', href: '/uhren' },
      { label: 'Beratungstermin vereinbaren', href: '/termin' },
    ],
  },
}

/** 300 characters, markup as text, right-to-left text and an image that fails to load: the text stays readable. */
export const OddTexts: Story = {
  args: {
    title: LONG,
    tone: 'onDark',
    text: '<b>Twelve pieces</b>',
    overline: RIGHT_TO_LEFT,
    image: { landscape: { src: NOWHERE, alt: '', width: 1600, height: 900 }, portrait: null, alt: 'A lost picture' },
  },
}

export const AllStates = allStates(meta, {
  Default,
  Centered,
  AtTheEnd,
  OnDark,
  OneLink,
  TitleOnly,
  NoImage,
  LongGerman,
  OddTexts,
})
