import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { HTML, LONG } from '../../../test/hostile.js'
import { StoreFinder, useShopperPosition } from './StoreFinder.js'

const meta = {
  title: 'Content/StoreFinder',
  component: StoreFinder,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Place it where shoppers look for a boutique: home page, article, foot of a listing.',
        'Request the position when the button is pressed, and support a refusal.',
        'Distinguish a failed search from a place without boutiques.',
      ],
      dont: ['Request the position when the page opens.', 'Omit the country select: not everyone knows a postcode.'],
    },
    contract: [
      'A search landmark named by its title; without scripts it submits a GET form.',
      'Every state is announced in a live region that is always rendered.',
      '“Use my position” is rendered only with scripts, and requests nothing before it is pressed.',
      'While pending, the button keeps name and position and ignores clicks.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the place, the country, Search and Use my position.' },
      { keys: 'Enter in the field', does: 'Searches.' },
    ],
  },
  args: {
    action: '/stores',
    text: 'Seven addresses in six countries. We look forward to your visit.',
    countries: ['CH', 'DE', 'AT', 'FR', 'DK', 'GB'],
    onSearch: fn(),
    onLocate: fn(),
  },
} satisfies Meta<typeof StoreFinder>

export default meta

type Story = StoryObj<typeof meta>

/** By keyboard: place and country, then Enter. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('search', { name: 'Find a boutique' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: 'Town or postcode' })).toHaveFocus()
    await userEvent.keyboard(' Luzern ')
    await userEvent.tab()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'CH')
    canvas.getByRole('searchbox').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith({ query: 'Luzern', country: 'CH' })
    await expect(args.onLocate).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Use my position' }))
    await expect(args.onLocate).toHaveBeenCalledOnce()
  },
}

export const Filled: Story = { args: { search: { query: '8001 Zürich', country: 'CH' } } }

export const Searching: Story = { args: { status: 'searching', search: { query: 'Luzern' } } }

/** While locating, a second press has no effect. */
export const Locating: Story = {
  args: { status: 'locating' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Asking your browser')
    await userEvent.click(canvas.getByRole('button', { name: 'Use my position' }))
    await expect(args.onLocate).not.toHaveBeenCalled()
  },
}

export const Denied: Story = { args: { status: 'denied' } }

export const Failed: Story = { args: { status: 'failed', search: { query: 'Luzern' } } }

export const NotFound: Story = { args: { status: 'notFound', search: { query: 'Lutzrn' } } }

/** A single country: only the place field. */
export const OneCountry: Story = {
  args: { countries: ['DK'] },
  render: ({ countries }) => <StoreFinder action="/stores" countries={countries} />,
}

type Answer = (position: { coords: { latitude: number; longitude: number } }) => void

function Leaving({ onLocate, ...rest }: React.ComponentProps<typeof StoreFinder>) {
  const [isHere, setHere] = useState(true)
  return (
    <>
      {isHere && <Followed {...rest} onLocate={onLocate} />}
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
    </>
  )
}

/** Calls `onLocate` when a position is available. */
function Followed({ onLocate, ...rest }: React.ComponentProps<typeof StoreFinder>) {
  const { status, locate } = useShopperPosition(() => onLocate?.())
  return <StoreFinder {...rest} status={status} onLocate={locate} />
}

function Asking({ onSearch, ...rest }: React.ComponentProps<typeof StoreFinder>) {
  const [found, setFound] = useState('')
  const { status, locate } = useShopperPosition(({ lat, lng }) => setFound(`${lat}, ${lng}`))
  return (
    <>
      <StoreFinder {...rest} onSearch={onSearch} status={status} onLocate={locate} />
      <p>{found}</p>
    </>
  )
}

/** With `useShopperPosition`: requests the position on press; denied first, then granted. */
export const AsksTheBrowser: Story = {
  tags: ['!autodocs'],
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, userEvent }) => {
    const asked = fn()
    let refuse = () => {}
    let answer: Answer = () => {}
    navigator.geolocation.getCurrentPosition = (yes, no) => {
      asked()
      answer = (position) => Reflect.apply(yes, undefined, [position])
      refuse = () => no && Reflect.apply(no, undefined, [{ code: 1 }])
    }
    await expect(asked).not.toHaveBeenCalled()
    const button = canvas.getByRole('button', { name: 'Use my position' })
    await userEvent.click(button)
    await expect(asked).toHaveBeenCalledOnce()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    refuse()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('does not share your position'))
    await userEvent.click(button)
    answer({ coords: { latitude: 47.37, longitude: 8.54 } })
    await expect(await canvas.findByText('47.37, 8.54')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('')
  },
}

/** A position that arrives after navigation is ignored. */
export const LeavesEarly: Story = {
  tags: ['!autodocs'],
  render: (args) => <Leaving {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    let answer: Answer = () => {}
    navigator.geolocation.getCurrentPosition = (yes) => {
      answer = (position) => Reflect.apply(yes, undefined, [position])
    }
    const position = { coords: { latitude: 47.37, longitude: 8.54 } }
    await userEvent.click(canvas.getByRole('button', { name: 'Use my position' }))
    answer(position)
    await expect(args.onLocate).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Use my position' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    answer(position)
    await expect(args.onLocate).toHaveBeenCalledOnce()
  },
}

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    title: 'Boutiquen und Uhrmacherwerkstätten in Ihrer Nähe',
    text: 'Sieben Adressen in sechs Ländern. Wir freuen uns auf Ihren Besuch.',
    status: 'denied',
  },
}

export const OddTexts: Story = {
  args: { title: LONG, text: HTML, search: { query: LONG, country: 'XX' }, countries: ['CH', 'switzerland', ''] },
}

export const AllStates = allStates(meta, {
  Default,
  Filled,
  Searching,
  Locating,
  Denied,
  Failed,
  NotFound,
  OneCountry,
  LongGerman,
  OddTexts,
})
