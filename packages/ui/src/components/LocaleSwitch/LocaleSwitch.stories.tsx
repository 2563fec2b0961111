import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { localeOptions } from '../../../test/siteData.js'
import { LocaleSwitch } from './LocaleSwitch.js'

const meta = {
  title: 'Layout/LocaleSwitch',
  component: LocaleSwitch,
  args: { options: localeOptions, placement: 'below' },
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Name languages in their own language, countries in the language of the page.',
        'Link to this page in the other language where it exists.',
      ],
      dont: ['Use flags: a language is not a country.', 'Switch automatically.'],
    },
    contract: [
      'A native disclosure; its summary contains “Country and language” and the current choice.',
      'Each language is written in that language and has a lang attribute. The current one is marked.',
      'It closes when the focus leaves it. It also works without scripts.',
    ],
    keyboard: [
      { keys: 'Enter, Space', does: 'Opens or closes the list.' },
      { keys: 'Tab', does: 'Moves through the languages, and out of the list.' },
      { keys: 'Enter', does: 'On a language, opens the site in it.' },
      { keys: 'Escape', does: 'Closes the list; the focus returns to its summary.' },
    ],
  },
  render: (args) => (
    <div
      style={{
        display: 'flex',
        justifyContent: 'flex-end',
        alignItems: 'start',
        minHeight: args.open ? 420 : undefined,
      }}
    >
      <LocaleSwitch {...args} />
    </div>
  ),
} satisfies Meta<typeof LocaleSwitch>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Country and language:'))
    await expect(canvas.getByRole('link', { name: 'Switzerland, English' })).toHaveAttribute('aria-current', 'true')
  },
}

/** Visual state; works without scripts. */
export const Opened: Story = { args: { open: true } }

export const ClosesOnEscape: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Country and language:'))
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open')
    await expect(canvasElement.querySelector('summary')).toHaveFocus()
  },
}

export const ClosesOnLeaving: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Country and language:'))
    canvas.getByRole('link', { name: 'United Kingdom, English' }).focus()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await expect(canvasElement.querySelector('details')?.open).toBe(false)
  },
  render: (args) => (
    <>
      <LocaleSwitch {...args} />
      <button type="button" style={{ marginTop: 400 }}>
        After it
      </button>
    </>
  ),
}

export const OneLocale: Story = { args: { options: localeOptions.slice(2, 3) } }

export const NoneIsCurrent: Story = {
  args: { options: localeOptions.map((option) => ({ ...option, isCurrent: false })) },
}

export const AllStates = allStates(meta, { Default, OneLocale, NoneIsCurrent, Opened })
