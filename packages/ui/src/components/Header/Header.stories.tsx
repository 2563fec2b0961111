import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { StayingLink } from '../../../test/StayingLink.js'
import { germanNavigation, localeOptions, navigation, phone, utilityLinks } from '../../../test/siteData.js'
import { screen, viewport } from '../../../test/viewports.js'
import { UiProvider } from '../../provider/UiProvider.js'
import { CartButton } from '../CartButton/CartButton.js'
import { IconButton } from '../IconButton/IconButton.js'
import { LocaleSwitch } from '../LocaleSwitch/LocaleSwitch.js'
import { Header } from './Header.js'

const cart = (count: number | null) => <CartButton href="/cart" count={count} onOpen={() => {}} />

const meta = {
  title: 'Layout/Header',
  component: Header,
  parameters: {
    viewport,
    guidance: {
      do: [
        'Keep the departments on one line: five to seven terms that shoppers use.',
        'Show the telephone number of the country; many clients order by telephone.',
      ],
      dont: [
        'Open menus on hover.',
        'Put campaigns or a second logo into the header; a section of a partner brand has its own bar below it.',
      ],
    },
    contract: [
      'The banner landmark, with a navigation called “Main navigation”; the name of the logo includes “home page”.',
      'A department with a menu is a button that states whether the menu is open. It never opens on hover.',
      'Without scripts every department is a link.',
      'It does not cover the focused element: the page reserves its height when scrolling.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the header in reading order, and into an open menu.' },
      { keys: 'Enter, Space', does: 'On a department, toggles its menu.' },
      { keys: 'Arrow down', does: 'From a department with an open menu, moves into the menu.' },
      {
        keys: 'Arrow left, Arrow right',
        does: 'From a department with an open menu, moves to the adjacent department.',
      },
      { keys: 'Escape', does: 'Closes the menu; the focus returns to its department.' },
    ],
  },
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
    cart: cart(0),
  },
  decorators: [
    (Story) => (
      <UiProvider linkComponent={StayingLink}>
        <Story />
      </UiProvider>
    ),
  ],
} satisfies Meta<typeof Header>

export default meta

type Story = StoryObj<typeof meta>

const heightOf = (canvasElement: HTMLElement) => canvasElement.querySelector('header')?.getBoundingClientRect().height

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const menu = canvas.getByRole('link', { name: 'Menu' })
    await userEvent.click(menu)
    await expect(args.onMenuOpen).toHaveBeenCalledWith(menu)
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Halbrenn: home page' })).toHaveAttribute('href', '/')
    await expect(heightOf(canvasElement)).toBe(88)
  },
}

export const OneItemInCart: Story = { args: { cart: cart(3) } }

export const ManyItemsInCart: Story = { args: { cart: cart(128) } }

export const SignedIn: Story = {
  args: { account: <IconButton icon="user" label="Your account, signed in as Ada" />, cart: cart(1) },
}

export const LongGerman: Story = { args: { navigation: germanNavigation }, globals: { locale: 'de' } }

/** With more departments than fit, the row scrolls without clipping the first one. */
export const TwelveDepartments: Story = {
  args: {
    navigation: [...germanNavigation, ...germanNavigation, ...germanNavigation]
      .slice(0, 12)
      .map((item, index) => ({ ...item, id: `${item.id}-${index}` })),
  },
  globals: { viewport: screen('desktop') },
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Armbanduhren' })
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(0)
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(1025)
  },
}

export const LongBrand: Story = {
  args: { brand: 'Maison Halbrenn & Töchter Uhren und Juwelen', cart: cart(3) },
}

export const LongBrandOnPhone: Story = {
  ...LongBrand,
  globals: { viewport: screen('narrow') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(320)
    await expect(heightOf(canvasElement)).toBe(122)
  },
}

/** Below 1025 px the menu button replaces the row of departments. */
export const Phone: Story = {
  args: { cart: cart(3) },
  globals: { viewport: screen('narrow') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Menu' })).toBeVisible()
    await expect(heightOf(canvasElement)).toBe(122)
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(320)
  },
}

export const NoNavigation: Story = { args: { navigation: [], utilityLinks: [] } }

export const NoPhone: Story = { args: { phone: null, utilityLinks: [] } }

export const OfficialRetailer: Story = {
  args: {
    sectionBar: <p style={{ padding: 16, textAlign: 'center' }}>Corvane at Halbrenn, official retailer</p>,
  },
  globals: { theme: 'bespoke' },
}

export const RightToLeft: Story = {
  args: { dir: 'rtl', brand: 'هالبرن', navigation: navigation.map((item) => ({ ...item, label: 'ساعات' })) },
}

/** Departments open on click, never on hover, and one at a time; Esc returns the focus. */
export const MegaMenuOpens: Story = {
  play: async ({ canvas, userEvent }) => {
    const watches = canvas.getByRole('button', { name: 'Watches' })
    const jewellery = canvas.getByRole('button', { name: 'Jewellery' })
    await expect(watches).toHaveAttribute('href', '/watches')
    await expect(canvas.getByRole('link', { name: 'Services' })).toBeVisible()
    await userEvent.hover(watches)
    await expect(watches).toHaveAttribute('aria-expanded', 'false')

    await userEvent.click(watches)
    const panel = await canvas.findByRole('group', { name: 'Watches' })
    await expect(watches).toHaveAttribute('aria-expanded', 'true')
    await expect(watches).toHaveAttribute('aria-controls', panel.id)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Everything in Watches' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('group', { name: 'Watches' })).toBeNull()
    await expect(watches).toHaveFocus()

    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('group', { name: 'Watches' })).toBeVisible()
    await userEvent.click(jewellery)
    await expect(await canvas.findByRole('group', { name: 'Jewellery' })).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Watches' })).toBeNull()
    await userEvent.click(jewellery)
    await expect(canvas.queryByRole('group', { name: /Watches|Jewellery/ })).toBeNull()
  },
}

export const MegaMenuKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const watches = canvas.getByRole('button', { name: 'Watches' })
    watches.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('group', { name: 'Watches' })
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('group', { name: 'Jewellery' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Jewellery' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Everything in Watches' })).toHaveFocus())
    // After the last link of the panel, Tab moves to the next department and the panel closes.
    canvas.getByRole('link', { name: /Meridian 40/ }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Jewellery' })).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole('group', { name: /Watches|Jewellery/ })).toBeNull())
  },
}

/** In right-to-left languages the arrow keys follow the visual order. */
export const MegaMenuRightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Watches' }).focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('group', { name: 'Watches' })
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await canvas.findByRole('group', { name: 'Jewellery' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Jewellery' })).toHaveFocus()
  },
}

export const MegaMenuCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const watches = canvas.getByRole('button', { name: 'Watches' })
    await userEvent.click(watches)
    await userEvent.click(await canvas.findByRole('link', { name: 'Aurelune' }))
    await expect(canvas.queryByRole('group', { name: /Watches|Jewellery/ })).toBeNull()
    await userEvent.click(watches)
    const panel = await canvas.findByRole('group', { name: 'Watches' })
    await userEvent.click(canvas.getByRole('link', { name: 'Services' }))
    await expect(panel).not.toBeInTheDocument()
  },
}

export const AllStates = allStates(meta, {
  Default,
  ManyItemsInCart,
  SignedIn,
  LongGerman,
  TwelveDepartments,
  LongBrand,
  NoNavigation,
  NoPhone,
  OfficialRetailer,
})
