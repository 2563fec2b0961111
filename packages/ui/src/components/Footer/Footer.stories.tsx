import type { Meta, StoryObj } from '@storybook/react-vite'
import { address, footerColumns, legalLinks, localeOptions, phone } from '../../../test/siteData.js'
import { LocaleSwitch } from '../LocaleSwitch/LocaleSwitch.js'
import { Footer } from './Footer.js'

const meta = {
  title: 'Layout/Footer',
  component: Footer,
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

export const Default: Story = {}

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
