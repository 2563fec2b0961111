import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { stores } from '../../../test/stores.js'
import { OpeningStatus } from './OpeningStatus.js'

const hours = stores[0]?.hours ?? null
const at = (local: string) => Date.parse(`${local}:00+01:00`)

const meta = {
  title: 'Shop/OpeningStatus',
  component: OpeningStatus,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Place it next to a telephone number or an address.', 'Omit `now` on cached pages.'],
      dont: ['Write the hours as text: they would be wrong on holidays.', 'Colour the text: the dot is sufficient.'],
    },
    contract: ['One sentence; the dot before it is decorative.', 'Reserves its line until the clock is available.'],
    keyboard: [],
  },
  args: { hours, now: at('2026-12-01T12:00') },
} satisfies Meta<typeof OpeningStatus>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open until 18:30')).toBeVisible()
  },
}

export const OpensToday: Story = { args: { now: at('2026-12-01T09:00') } }

export const OpensTomorrow: Story = { args: { now: at('2026-12-01T19:00') } }

export const OpensOnMonday: Story = { args: { now: at('2026-12-05T19:00') } }

/** Shorter hours on Christmas Eve. */
export const ExceptionalDay: Story = { args: { now: at('2026-12-24T15:00') } }

/** Closed on all days, for example during renovation. */
export const NeverOpen: Story = {
  args: { hours: { timeZone: 'Europe/Zurich', week: [{ day: 'monday', spans: [] }] } },
}

/** Without `now` it uses the browser’s clock. */
export const BrowserClock: Story = {
  args: { now: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Open until|Closed/)).toBeVisible()
  },
}

export const German: Story = { globals: { locale: 'de' }, args: { now: at('2026-12-05T19:00') } }

/** Renders nothing for an unknown time zone. */
export const UnknownTimeZone: Story = {
  args: { hours: { timeZone: 'Europe/Atlantis', week: hours?.week ?? [] } },
}

export const AllStates = allStates(meta, {
  Default,
  OpensToday,
  OpensTomorrow,
  OpensOnMonday,
  ExceptionalDay,
  NeverOpen,
  German,
})
