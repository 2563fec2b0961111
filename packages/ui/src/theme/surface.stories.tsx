import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { tile } from '../../test/pieces.js'
import { Button } from '../components/Button/Button.js'
import { Link } from '../components/Link/Link.js'
import { ProductTile } from '../components/ProductTile/ProductTile.js'
import { TextField } from '../components/TextField/TextField.js'
import { vars } from './contract.css.js'
import { surface } from './surface.css.js'
import { text } from './text.css.js'

interface BandProps {
  /** Class of a surface; none = the page itself. */
  readonly tone?: string | undefined
  readonly title: string
}

/** A section with text, product, field and link. */
function Band({ tone, title }: BandProps) {
  return (
    <section className={tone} style={{ padding: '64px 24px' }}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
          gap: 32,
          alignItems: 'center',
          maxWidth: 1080,
          marginInline: 'auto',
        }}
      >
        <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
          <p className={text.overline} style={{ color: vars.color.overline }}>
            Certified pre-owned
          </p>
          <h2 className={text.h2}>{title}</h2>
          <p className={text.body} style={{ color: vars.color.ink2 }}>
            Examined, serviced and warranted for two years in our own workshop.
          </p>
          <p className={text.small} style={{ color: vars.color.ok }}>
            One piece available
          </p>
          <Button>Book an appointment</Button>
          <Link href="/stores" variant="underline">
            Find a boutique
          </Link>
        </div>
        <ProductTile product={tile} style={{ maxWidth: 300 }} />
        <TextField label="Email" error="Please enter a complete address." defaultValue="anna@" />
      </div>
    </section>
  )
}

const meta = {
  title: 'Foundation/Surface',
  component: Band,
  args: { title: 'The quiet hour' },
  parameters: {
    guidance: {
      do: [
        'Give one section of a page another tone, to emphasise it or to separate two topics.',
        'Put the class on the section; every component inside follows.',
      ],
      dont: ['Alternate tones on a page; two besides the page’s own are enough.', 'Set colours by hand inside a band.'],
    },
  },
} satisfies Meta<typeof Band>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const Raised: Story = { args: { tone: surface.raised } }
export const Tint: Story = { args: { tone: surface.tint } }
export const Light: Story = { args: { tone: surface.light } }
export const Dark: Story = {
  args: { tone: surface.dark },
  play: async ({ canvasElement }) => {
    const band = canvasElement.querySelector('section')
    const page = document.documentElement
    if (!band) throw new Error('The story has rendered no band.')
    await expect(getComputedStyle(band).backgroundColor).not.toBe(getComputedStyle(page).backgroundColor)
    await expect(getComputedStyle(band).colorScheme).toBe('dark')
  },
}

/** A host's class that only resembles a theme is not styled; a theme class among several is. */
export const HostClasses: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <main className={surface.dark}>
      <p className="dark-theme-toggle">Not ours</p>
      <p className="host theme-retailer">Ours</p>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not ours')).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' })
    await expect(canvas.getByText('Ours')).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' })
  },
}

/** In nested bands, and with another theme inside, the innermost one applies. */
export const Nested: Story = {
  render: () => (
    <div className={surface.dark} style={{ padding: 24 }}>
      <Band tone={surface.light} title="Light within dark" />
      <div className="theme-bespoke" style={{ padding: 24, marginBlockStart: 24 }}>
        <Band tone={surface.dark} title="A partner brand, and its own dark" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const groundOf = (name: string) => {
      const band = canvas.getByRole('heading', { name }).closest('section')
      return band ? getComputedStyle(band).backgroundColor : null
    }
    await expect(groundOf('A partner brand, and its own dark')).toBe('rgb(11, 59, 41)')
    await expect(groundOf('Light within dark')).not.toBe(groundOf('A partner brand, and its own dark'))
  },
}

export const AllTones: Story = {
  tags: ['!test'],
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <>
      <Band title="The page" />
      <Band tone={surface.tint} title="Tint" />
      <Band tone={surface.raised} title="Raised" />
      <Band tone={surface.dark} title="Dark" />
      <Band tone={surface.light} title="Light" />
    </>
  ),
}
