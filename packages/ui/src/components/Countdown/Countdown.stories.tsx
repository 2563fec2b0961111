import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { LONG, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { Countdown, type CountdownProps } from './Countdown.js'

const until = '2026-12-24T18:00:00+01:00'
const end = Date.parse(until)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A clock that stands still at this time before the end. */
const standing = (left: number) => () => end - left

/** A clock that runs, beginning at this time before the end with its first call. */
const running = (left: number) => {
  let start: number | undefined
  return () => {
    start ??= performance.now()
    return end - left + performance.now() - start
  }
}

function Rendering(args: CountdownProps) {
  const [left, setLeft] = useState(HOUR)
  return (
    <>
      <Countdown {...args} clock={() => end - left} />
      <button type="button" onClick={() => setLeft(left - HOUR)}>
        An hour later
      </button>
    </>
  )
}

const meta = {
  title: 'Content/Countdown',
  component: Countdown,
  parameters: {
    guidance: {
      do: [
        'Count down to a single real event: a launch, an opening, an evening.',
        'State the event in the title and its place in the text.',
        'Name the time zone of the place.',
      ],
      dont: ['Count down to the end of an offer.', 'Restart it when it is over.', 'Use two on one page.'],
    },
    contract: [
      'A section named by its title; the date is a time element as text, before and after hydration.',
      'The count is a timer named “Time left” that is not announced automatically.',
      'Changing digits cause no layout shift.',
    ],
    keyboard: [{ keys: 'Tab', does: 'Moves to the link, if there is one.' }],
  },
  args: {
    until,
    timeZone: 'Europe/Zurich',
    title: 'The new Meridian is shown',
    text: 'An evening with its makers, in our house on the lake. You are welcome without an invitation.',
    link: { href: '#house', label: 'The way to our house' },
    clock: standing(12 * DAY + 7 * HOUR + 42 * MINUTE),
  },
} satisfies Meta<typeof Countdown>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const timer = await canvas.findByRole('timer', { name: 'Time left' })
    await expect(timer).toHaveTextContent('12 days 7 hours 42 minutes')
    await expect(timer).not.toHaveAttribute('aria-live')
    await expect(canvas.getByRole('region', { name: 'The new Meridian is shown' })).toContainElement(timer)
    await expect(canvas.getByText(/Thursday.*24 December 2026/)).toHaveAttribute('datetime', until)
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}

/** Singular forms. */
export const OneDay: Story = {
  args: { clock: standing(DAY + HOUR + MINUTE) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('1 day 1 hour 1 minute')
  },
}

/** Seconds appear on the last day without a layout shift. */
export const LastDay: Story = {
  args: { clock: standing(5 * HOUR + 9 * MINUTE + 11_000) },
}

export const Runs: Story = {
  args: { clock: running(HOUR + 40_900) },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const timer = await canvas.findByRole('timer')
    const boxes = () => [...timer.children].map((unit) => unit.getBoundingClientRect().left)
    const before = boxes()
    const first = timer.textContent
    await expect(first).toMatch(/^1 hour 0 minutes \d+ seconds ?$/)
    await waitFor(() => expect(timer.textContent).not.toBe(first), { timeout: 4000 })
    await expect(boxes()).toEqual(before)
  },
}

/** The countdown ends while the page is open. */
export const Ends: Story = {
  args: { clock: running(2500), onEnd: fn() },
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('timer')).toBeVisible()
    await expect(await canvas.findByText('It has begun', {}, { timeout: 8000 })).toBeVisible()
    await expect(canvas.queryByRole('timer')).toBeNull()
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

/** A rerender with a new clock function does not skip the end. */
export const EndsAtARender: Story = {
  args: { onEnd: fn() },
  tags: ['!autodocs'],
  render: (args) => <Rendering {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('timer')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'An hour later' }))
    await expect(await canvas.findByText('It has begun')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'An hour later' }))
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

export const Ended: Story = {
  args: { clock: standing(-HOUR), onEnd: fn() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('It has begun')).toBeVisible()
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
}

export const EndedWithContent: Story = {
  args: { clock: standing(-HOUR), endedContent: <p>The film of the evening is here.</p>, link: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The film of the evening is here.')).toBeVisible()
  },
}

/** `endedContent: null` renders nothing after the end. */
export const EndedAndGone: Story = {
  args: { clock: standing(-HOUR), endedContent: null },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
  },
}

/** Months ahead: shows the date, as on the server. */
export const MonthsAway: Story = {
  args: { clock: standing(150 * DAY) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 December 2026')).toBeVisible()
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
}

/** Renders nothing for a date without a time zone. */
export const BadDate: Story = { args: { until: '24.12.2026, 18 Uhr' } }

export const German: Story = {
  globals: { locale: 'de' },
  args: {
    title: 'Wiedereröffnung unserer Restaurierungswerkstätten',
    text: 'Ein Abend mit den Uhrmacherinnen und Uhrmachern in unserem Haus am See.',
    link: { href: '#house', label: 'Wegbeschreibung zu unserem Haus' },
  },
}

export const French: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Présentation de la nouvelle Meridian',
    text: 'Une soirée avec ses créateurs, dans notre maison au bord du lac.',
    link: { href: '#house', label: 'Accéder à notre maison' },
  },
}

export const OddTexts: Story = { args: { title: LONG, text: RIGHT_TO_LEFT, timeZone: 'Lake/Geneva' } }

export const AllStates = allStates(meta, {
  Default,
  LastDay,
  Ended,
  EndedWithContent,
  MonthsAway,
  German,
  French,
  OddTexts,
})
