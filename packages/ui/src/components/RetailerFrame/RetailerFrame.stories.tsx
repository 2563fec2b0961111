import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { photo, scene } from '../../../test/artwork.js'
import { LONG, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { IntroductionText } from '../IntroductionText/IntroductionText.js'
import { Teaser } from '../Teaser/Teaser.js'
import { RetailerFrame } from './RetailerFrame.js'

/** Writes into its element after a delay, like a partner's script. */
function LatePlaque() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      const plaque = document.createElement('p')
      plaque.textContent = 'Corvane · Official Retailer'
      plaque.style.cssText =
        'width:150px;height:70px;display:grid;place-items:center;margin:0;font:11px/1.3 Georgia,serif;letter-spacing:.08em;text-align:center;color:#fff;background:#0b3b29;border:1px solid #a37e2c'
      place.current?.replaceChildren(plaque)
    }, 100)
    return () => clearTimeout(timer)
  }, [])
  return <div ref={place} data-plaque="" />
}

const meta = {
  title: 'Layout/RetailerFrame',
  component: RetailerFrame,
  parameters: {
    guidance: {
      do: [
        'Use the frame on every page of the partner’s section, with the wording required by the contract.',
        'Add the theme class of the section when the page has another theme.',
        'Pass a static plaque as a fallback for a failing script.',
      ],
      dont: [
        'Show another brand, a promotion or a newsletter inside.',
        'Restyle, crop or move the plaque.',
        'Redraw the partner’s logo.',
      ],
    },
    contract: [
      'A section landmark named by the retailer’s statement, else by the brand.',
      'The brand’s logo has the brand’s name as alternative text; the plaque keeps the names set by its script.',
      'The space of the plaque is reserved before its script runs: no layout shift.',
    ],
    keyboard: [{ keys: 'Tab', does: 'Moves to the brand, the plaque, the content, then the retailer’s contacts.' }],
  },
  args: {
    brand: 'Corvane',
    brandHref: '#corvane',
    statement: 'Official retailer of Corvane',
    plaque: <LatePlaque />,
    retailer: 'Halbrenn, Bahnhofstrasse 21, Zürich',
    contacts: [
      { href: 'tel:+41445550123', label: '+41 44 555 01 23' },
      { href: '#boutique', label: 'Our boutique' },
    ],
    children: (
      <>
        <IntroductionText
          title="Made for the ridge"
          text="A watch for those who look at the weather before the time."
        />
        <Teaser
          image={scene('moss', 'A gold watch with a green dial')}
          title="Corvane Ridge"
          text="Forty-one millimetres of steel, tested at two thousand metres above the sea and three hundred below it."
          link={{ href: '#ridge', label: 'Discover the Ridge' }}
        />
      </>
    ),
  },
} satisfies Meta<typeof RetailerFrame>

export default meta

type Story = StoryObj<typeof meta>

/** The plaque is rendered late, into reserved space. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const section = canvas.getByRole('region', { name: 'Official retailer of Corvane' })
    const place = canvasElement.querySelector('[data-plaque]')?.parentElement
    await expect(place?.getBoundingClientRect().height).toBeGreaterThanOrEqual(70)
    const before = section.getBoundingClientRect().height
    await waitFor(() => expect(canvas.getByText(/Official Retailer$/)).toBeVisible())
    await expect(section.getBoundingClientRect().height).toBe(before)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Corvane' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Discover the Ridge' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '+41 44 555 01 23' })).toHaveFocus()
  },
}

/** The partner's theme inside a page of another theme. */
export const OwnLook: Story = {
  args: { className: 'theme-bespoke' },
  decorators: [
    (Story) => (
      <>
        <IntroductionText title="Before" text="The page of the house." />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const section = getComputedStyle(canvas.getByRole('region', { name: 'Official retailer of Corvane' }))
    await expect(section.backgroundColor).toBe('rgb(255, 255, 255)')
    await expect(section.fontFamily).toContain('Libre Franklin')
  },
}

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 24" width="168" height="24"><text x="0" y="19" font-family="sans-serif" font-size="20" letter-spacing="9" fill="#fff">CORVANE</text></svg>'

export const WithLogo: Story = {
  args: {
    logo: <img src={`data:image/svg+xml,${encodeURIComponent(mark)}`} alt="Corvane" width={168} height={24} />,
  },
}

/** Without a script: the static plaque. */
export const StillPlaque: Story = {
  args: {
    plaque: <img src={photo('moss', '', 'landscape').src} alt="Corvane official retailer" width={150} height={84} />,
  },
}

export const NoPlaque: Story = { args: { plaque: undefined, contacts: undefined } }

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    brand: 'Corvane Uhrenmanufaktur',
    statement: 'Offizieller Fachhändler der Corvane Uhrenmanufaktur',
    retailer: 'Halbrenn Uhren- und Schmuckhandelsgesellschaft, Maximilianstraße 8, München',
    contacts: [
      { href: 'tel:+498955501234', label: '+49 89 5550 1234' },
      { href: '#boutique', label: 'Öffnungszeiten und Wegbeschreibung' },
    ],
  },
}

export const OddTexts: Story = {
  args: { brand: RIGHT_TO_LEFT, brandHref: undefined, statement: LONG, retailer: '<b>Halbrenn</b>', children: null },
}

export const AllStates = allStates(meta, { Default, OwnLook, WithLogo, NoPlaque, LongGerman, OddTexts })
