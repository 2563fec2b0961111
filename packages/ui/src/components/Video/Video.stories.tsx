import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { scene } from '../../../test/artwork.js'
import { film } from '../../../test/film.js'
import { LONG } from '../../../test/hostile.js'
import { Video } from './Video.js'

const captions = [
  {
    src: `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:04.000\nThe case is turned from one bar.')}`,
    srcLang: 'en',
    label: 'English',
  },
]

const meta = {
  title: 'Content/Video',
  component: Video,
  parameters: {
    guidance: {
      do: [
        'Give every video with speech captions and a transcript.',
        'Keep a loop under ten seconds, slow, and without essential content.',
        'Offer WebM first and MP4 second.',
      ],
      dont: ['Autoplay a video with sound.', 'Use two loops on one screen.', 'Set text inside a video.'],
    },
    contract: [
      'A figure. The player is the browser’s own, named by its label; its transcript is part of the page.',
      'A loop is decorative: the poster has the alternative text, the video is hidden from assistive technology.',
      'A loop never starts by itself with reduced motion, with data saver, or after a loop was paused.',
      'Its button changes its name, not a pressed state: “Pause film” or “Play film”.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the play button, the transcript, or the button that pauses a loop.' },
      { keys: 'Enter, Space', does: 'Plays the video and moves the focus to its controls; pauses or plays a loop.' },
    ],
  },
  args: {
    sources: [{ src: film, type: 'video/webm' }],
    poster: scene('dusk', 'A rose gold watch beside a ring'),
    label: 'How a case is made',
    caption: 'Eleven days lie between the bar and the case.',
    credit: 'Film: Jonas Ekblad',
    captions,
    transcript: 'The case is turned from one bar of rose gold and polished by hand.',
  },
  beforeEach: () => sessionStorage.removeItem('vt-loops'),
} satisfies Meta<typeof Video>

export default meta

type Story = StoryObj<typeof meta>

/** The poster and one button until it is played, then the browser’s controls. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Play film: How a case is made' })
    const player = canvas.getByLabelText('How a case is made')
    if (!(player instanceof HTMLVideoElement)) throw new Error('The story has rendered no video element.')
    // Browsers play sound only after a real user gesture.
    player.play = () => new Promise(() => {})
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(player).toHaveFocus()
    await expect(player).toHaveAttribute('controls')
    await userEvent.click(canvas.getByText('Transcript'))
    await expect(canvas.getByText(/one bar of rose gold/)).toBeVisible()
  },
}

export const FullBleed: Story = { args: { width: 'full', landscapeRatio: '21:9' } }

const movingFilm = (canvasElement: HTMLElement) => {
  const video = canvasElement.querySelector('video')
  if (!video) throw new Error('The loop has rendered no video element.')
  return video
}

/** Plays in view without reduced motion; its button pauses it permanently. */
export const Loop: Story = {
  args: { kind: 'loop', width: 'wide', captions: undefined, transcript: undefined, label: 'Light on a lathe' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /film: Light on a lathe/ })
    const video = movingFilm(canvasElement)
    await expect(video).toHaveAttribute('aria-hidden', 'true')
    await expect(video.muted).toBe(true)
    const isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect(button).toHaveAccessibleName(isMoving ? 'Pause film: Light on a lathe' : 'Play film: Light on a lathe')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    if (!isMoving) await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(video.paused).toBe(false))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(video.paused).toBe(true))
    await expect(button).toHaveAccessibleName('Play film: Light on a lathe')
    await expect(sessionStorage.getItem('vt-loops')).toBe('paused')
  },
}

/** Stays paused when another loop was paused before. */
export const LoopPausedBefore: Story = {
  args: { ...Loop.args, poster: scene('moss', 'A gold watch with a green dial') },
  beforeEach: () => sessionStorage.setItem('vt-loops', 'paused'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Play film: Light on a lathe' })).toBeVisible()
    await expect(movingFilm(canvasElement).paused).toBe(true)
  },
}

/** Without a playable file the poster stays, and there is no button. */
export const LoopBroken: Story = {
  args: { ...Loop.args, sources: [{ src: 'data:video/mp4;base64,AAAA', type: 'video/mp4' }] },
  play: async ({ canvas }) => {
    const button = canvas.queryByRole('button', { name: /Play film/ })
    button?.click()
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await expect(canvas.getByRole('img')).toBeVisible()
  },
}

export const NoPoster: Story = { args: { poster: null } }

export const NoFilm: Story = { args: { sources: [], captions: undefined, transcript: undefined } }

/** A failing player shows an error message. */
export const Broken: Story = {
  args: { sources: [{ src: 'data:video/mp4;base64,AAAA', type: 'video/mp4' }], isMuted: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Play film/ }))
    await expect(await canvas.findByText('This film cannot be played.')).toBeVisible()
  },
}

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    label: 'Gehäusefertigung in der Manufaktur',
    caption: 'Zwischen Goldbarren und Armbanduhrengehäuse liegen elf Tage und einhundertzweiundvierzig Arbeitsgänge.',
    credit: 'Film: Dokumentarfilmgesellschaft Nordlicht',
    transcript: 'Das Gehäuse wird aus einem einzigen Barren Roségold gedreht und von Hand poliert.',
  },
}

export const OddTexts: Story = { args: { label: '<b>فيلم</b>', caption: LONG, credit: '<b>Film</b>' } }

export const AllStates = allStates(meta, { Default, Loop, FullBleed, NoPoster, NoFilm, LongGerman, OddTexts })
