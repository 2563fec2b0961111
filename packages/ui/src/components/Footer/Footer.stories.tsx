import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { address, footerColumns, legalLinks, localeOptions, phone } from '../../../test/siteData.js'
import { screen, viewport } from '../../../test/viewports.js'
import { LocaleSwitch } from '../LocaleSwitch/LocaleSwitch.js'
import { Footer } from './Footer.js'

const meta = {
  title: 'Layout/Footer',
  component: Footer,
  parameters: {
    viewport,
    guidance: {
      do: [
        'Include the legal links, among them accessibility, on every page.',
        'Show telephone and address of the country.',
      ],
      dont: ['Collapse columns on phones: they are the menu without scripts.', 'Repeat the complete main navigation.'],
    },
    contract: [
      'The contentinfo landmark, with a navigation called “Footer”. Column titles are headings.',
      'The postal address is an address element.',
      'Without scripts the menu button links to its navigation.',
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: 'Moves to the telephone number, the language, the links of each column and the legal links.',
      },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
  },
  args: {
    brand: 'Halbrenn',
    columns: footerColumns,
    legalLinks,
    phone,
    address,
    localeSwitch: <LocaleSwitch options={localeOptions} placement="above" />,
    note: 'All prices include VAT. Delivery within Switzerland is free.',
  },
} satisfies Meta<typeof Footer>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Footer' })).toHaveAttribute('id', 'footer-nav')
    await expect(canvas.getByRole('link', { name: '+41 44 555 01 23' })).toHaveAttribute('href', 'tel:+41445550123')
    await expect(canvas.getByRole('link', { name: 'Accessibility' })).toBeVisible()
  },
}

/** At 320 px there is no horizontal scrolling, and every link is at least 24 px high. */
export const Phone: Story = {
  globals: { viewport: screen('narrow') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(320)
    for (const link of canvasElement.querySelectorAll('nav a'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  },
}

export const Bare: Story = { args: { columns: [], phone: null, address: [], note: null } }

export const LongGerman: Story = {
  args: {
    columns: [
      { title: 'Kundendienst', links: [{ label: 'Versand- und Rückgabebedingungen', href: '/versand' }] },
      ...footerColumns,
    ],
  },
  globals: { locale: 'de' },
}

export const LongGermanOnPhone: Story = { ...LongGerman, globals: { locale: 'de', viewport: screen('narrow') } }

export const OneColumn: Story = { args: { columns: footerColumns.slice(0, 1), localeSwitch: null } }

export const BadInput: Story = {
  args: {
    brand: 'Maison Halbrenn & Töchter',
    columns: [
      {
        title: '<b>Service</b>',
        links: [
          { label: 'A'.repeat(300), href: '/long' },
          { label: 'خدمة العملاء', href: '/ar' },
        ],
      },
      { title: '', links: [] },
    ],
    note: 'x'.repeat(300),
  },
  globals: { viewport: screen('phone') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(390)
  },
}

export const AllStates = allStates(meta, { Default, Bare, LongGerman, OneColumn })
