import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { germanNavigation, localeOptions, navigation, phone, utilityLinks } from '../../../test/siteData.js'
import { IconButton } from '../IconButton/IconButton.js'
import { LocaleSwitch } from '../LocaleSwitch/LocaleSwitch.js'
import { Header } from './Header.js'

const meta = {
  title: 'Layout/Header',
  component: Header,
  args: {
    brand: 'Halbrenn',
    homeHref: '/',
    navigation,
    utilityLinks,
    phone,
    menuHref: '#footer-nav',
    onMenuOpen: fn(),
    search: <IconButton icon="search" label="Search" />,
    localeSwitch: <LocaleSwitch options={localeOptions} />,
    cart: <IconButton icon="bag" label="Shopping Cart" />,
  },
} satisfies Meta<typeof Header>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const menu = canvas.getByRole('link', { name: 'Menu' })
    await userEvent.click(menu)
    await expect(args.onMenuOpen).toHaveBeenCalledWith(menu)
  },
}

export const LongGerman: Story = { args: { navigation: germanNavigation }, globals: { locale: 'de' } }

export const NoNavigation: Story = { args: { navigation: [], utilityLinks: [], phone: null } }

export const OfficialRetailer: Story = {
  args: {
    sectionBar: <p style={{ padding: 16, textAlign: 'center' }}>Corvane at Halbrenn, official retailer</p>,
  },
  globals: { theme: 'bespoke' },
}
