import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { HTML, LONG } from '../../../test/hostile.js'
import { NOON, stores } from '../../../test/stores.js'
import { OpeningHours } from './OpeningHours.js'

const hours = stores[0]?.hours ?? null

const meta = {
  title: 'Shop/OpeningHours',
  component: OpeningHours,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Enter holidays weeks in advance, with the reason.', 'Enter a lunch break as two spans.'],
      dont: ['Repeat the hours in a text next to it.', 'List the holidays of next year.'],
    },
    contract: [
      'A table with a caption; each day is a row header.',
      'Today is marked with aria-current and as text.',
      'Coming exceptional days are a separate table.',
    ],
    keyboard: [],
  },
  args: { hours, now: NOON },
} satisfies Meta<typeof OpeningHours>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const week = within(canvas.getByRole('table', { name: 'Opening hours' }))
    await expect(week.getByRole('row', { current: 'date' })).toHaveTextContent('Tuesday today10:00–18:30')
    await expect(canvas.getByRole('table', { name: 'Other hours' })).toHaveTextContent('Christmas Eve')
  },
}

/** On an exceptional day its own row is marked, not that of the weekday. */
export const ExceptionalToday: Story = {
  args: { now: Date.parse('2026-12-24T12:00:00+01:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { current: 'date' })).toHaveTextContent('24 December')
  },
}

export const BreakAtNoon: Story = { args: { hours: stores[1]?.hours ?? null } }

export const French: Story = { globals: { locale: 'fr' } }

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    hours: hours && {
      ...hours,
      exceptions: [{ date: '2026-12-31', label: 'Jahresabschlussinventur und Silvesterempfang', spans: [] }],
    },
  },
}

export const OddTexts: Story = {
  args: {
    hours: hours && {
      ...hours,
      exceptions: [
        { date: '2026-12-31', label: LONG, spans: [] },
        { date: 'soon', label: HTML, spans: [{ from: 'early', to: 'late' }] },
      ],
    },
  },
}

export const AllStates = allStates(meta, { Default, ExceptionalToday, BreakAtNoon, French, LongGerman, OddTexts }, 400)
