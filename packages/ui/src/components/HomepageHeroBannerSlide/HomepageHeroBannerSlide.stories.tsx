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
        'Tell one idea: a picture, a line, a way on.',
        'Deliver two crops of one scene: upright for phones, wide for the rest.',
        'Put the words where the photograph is calm, and set the tone by it.',
        'Keep a film under twenty seconds, slow, and complete without sound.',
      ],
      dont: [
        'Write a price or a date of expiry into it.',
        'Set words inside the film: nobody can read them aloud.',
        'Give both links the same weight of meaning: one leads, one serves.',
      ],
    },
    contract: [
      'The photograph has words of its own, or an empty alt text when it says nothing more.',
      'Words keep 4.5:1 over any photograph, by a veil under them.',
      'A film is silent and hidden from assistive technology. One button, named by what it does, pauses and plays it.',
      'A film never starts by itself for those who prefer reduced motion or save data, and rests while it is out of view.',
      'A pause holds for all films of the tab, as in Video.',
      'The server sends photograph, words and links; the film comes later and moves nothing.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the pause button of a film, then to the links.' },
      { keys: 'Enter', does: 'Opens the link; on the pause button, pauses or plays the film.' },
      { keys: 'Space', does: 'On the pause button, pauses or plays the film.' },
    ],
  },
  // A pause is remembered; no story is to begin with that of another.
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
    priority: true,
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

/** The film follows the photograph; the button pauses it, by key too, and says what it does. */
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

/** The photograph remains, without a button that would do nothing. */
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

/** 300 characters, markup as text, another direction, a picture that does not arrive: the words stay readable. */
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
