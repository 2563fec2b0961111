import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { photo } from '../../../test/artwork.js'
import { VideoPlayer, type VideoPlayerProps } from './VideoPlayer.js'

const captions = [
  {
    src: `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:04.000\nThe case is turned from one bar.')}`,
    srcLang: 'en',
    label: 'English',
  },
]

const meta = {
  title: 'Shop/VideoPlayer',
  component: VideoPlayer,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Give every video with speech captions and a transcript.', 'Choose a representative poster.'],
      dont: ['Autoplay a video.', 'Put text into the video that is not also on the page.'],
    },
    contract: [
      'A figure with a named video; its button contains “Play film” and the name.',
      'It never plays by itself. When played, it takes the focus and shows the browser’s own controls, and the first captions track.',
      'A playback error is shown as text. A transcript is below, in a native disclosure.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the play button, then to the browser’s controls and the transcript.' },
      {
        keys: 'Enter, Space',
        does: 'Plays the video; in the browser’s controls, plays and pauses; on “Transcript”, opens it.',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    src: '/film.mp4',
    poster: photo('dusk', '', 'landscape'),
    label: 'How a case is made',
    captions,
  },
} satisfies Meta<typeof VideoPlayer>

export default meta

type Story = StoryObj<typeof meta>

/** The poster and one button until it is played. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play film: How a case is made' })).toBeVisible()
    const film = canvas.getByLabelText('How a case is made')
    await expect(film).toHaveAttribute('preload', 'none')
    await expect(film).not.toHaveAttribute('autoplay')
    await expect(film.querySelector('track')).toHaveAttribute('kind', 'captions')
  },
}

/** Playing, by keyboard: the browser's controls appear and the video has the focus. */
export const Plays: Story = {
  play: async ({ canvas, userEvent }) => {
    const film = canvas.getByLabelText('How a case is made')
    if (!(film instanceof HTMLVideoElement)) throw new Error('The story has rendered no video element.')
    film.play = () => new Promise(() => {})
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: /Play film/ })).toBeNull()
    await expect(film).toHaveAttribute('controls')
    await expect(film).toHaveFocus()
  },
}

export const WithTranscript: Story = {
  args: { transcript: 'The case is turned from one bar of rose gold and polished by hand.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Transcript'))
    await expect(canvas.getByText(/one bar of rose gold/)).toBeVisible()
  },
}

export const NoPoster: Story = { args: { poster: null } }

/** A video that fails to load shows an error message. */
export const Broken: Story = {
  args: { src: 'data:video/mp4;base64,AAAA', isMuted: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Play film/ }))
    await expect(await canvas.findByText('This film cannot be played.')).toBeVisible()
    await expect(canvas.getByLabelText('How a case is made')).not.toHaveAttribute('controls')
    await expect(canvas.getByLabelText('How a case is made')).toHaveFocus()
  },
}

/** Paused before the video has loaded: the controls and the focus stay. */
export const PausedEarly: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const film = canvas.getByLabelText('How a case is made')
    if (!(film instanceof HTMLVideoElement)) throw new Error('The story has rendered no video element.')
    film.play = () => Promise.reject(new DOMException('Paused', 'AbortError'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await new Promise((resolve) => setTimeout(resolve))
    await expect(film).toHaveAttribute('controls')
    await expect(film).toHaveFocus()
  },
}

function TwoFilms(args: VideoPlayerProps) {
  const [isSecond, setSecond] = useState(false)
  return (
    <>
      <VideoPlayer {...args} src={isSecond ? '/second.mp4' : args.src} />
      <button type="button" onClick={() => setSecond(true)}>
        Second film
      </button>
    </>
  )
}

/** Changing the video resets the error state. */
export const AnotherFilm: Story = {
  ...Broken,
  tags: ['!autodocs'],
  render: (args) => <TwoFilms {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Play film/ }))
    await canvas.findByText('This film cannot be played.')
    await userEvent.click(canvas.getByRole('button', { name: 'Second film' }))
    await expect(canvas.queryByText('This film cannot be played.')).toBeNull()
    await expect(canvas.getByRole('button', { name: /Play film/ })).toBeVisible()
  },
}

export const French: Story = {
  globals: { locale: 'fr' },
  args: { label: 'La naissance d’un boîtier', transcript: 'Le boîtier est tourné dans une seule barre.' },
}

export const AllStates = allStates(meta, { Default, WithTranscript, NoPoster })
