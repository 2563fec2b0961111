import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { StayingLink } from '../../../test/StayingLink.js'
import { germanNavigation, localeOptions, navigation, phone, utilityLinks } from '../../../test/siteData.js'
import { UiProvider } from '../../provider/UiProvider.js'
import { LocaleSwitch } from '../LocaleSwitch/LocaleSwitch.js'
import { MenuTree } from './MenuTree.js'

const meta = {
  title: 'Layout/MenuTree',
  component: MenuTree,
  args: {
    navigation,
    utilityLinks,
    phone,
    onNavigate: fn(),
    localeSwitch: <LocaleSwitch options={localeOptions} placement="above" />,
  },
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Show it in the menu flyout, at every width.', 'Close the flyout when a link is followed.'],
      dont: ['Open a department automatically.', 'Omit departments that the header row shows.'],
    },
    contract: [
      'A navigation landmark called “Menu”; its list exposes the number of departments.',
      'A department is a native disclosure that states whether it is open. Opening one closes the other.',
      'Find-in-page opens its matches; it works without scripts.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the next department, and into the open one.' },
      { keys: 'Enter, Space', does: 'Opens or closes the department.' },
      { keys: 'Enter', does: 'On a link, follows it.' },
    ],
  },
  render: (args) => (
    <UiProvider linkComponent={StayingLink}>
      <div style={{ maxWidth: 432 }}>
        <MenuTree {...args} />
      </div>
    </UiProvider>
  ),
} satisfies Meta<typeof MenuTree>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Watches'))
    await expect(canvas.getByRole('link', { name: 'Everything in Watches' })).toBeVisible()
  },
}

export const LongGerman: Story = { args: { navigation: germanNavigation }, globals: { locale: 'de' } }

/** One department is open at a time; following a link calls `onNavigate`. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await userEvent.tab()
    const watches = canvas.getByText('Watches')
    await expect(watches).toHaveFocus()
    // Opened by the browser's native key handling, which a simulated key cannot trigger.
    await userEvent.click(watches)
    await expect(canvas.getByRole('link', { name: 'Tessmohr' })).toBeVisible()
    await userEvent.click(canvas.getByText('Jewellery'))
    await expect(canvas.getByRole('link', { name: 'Engagement rings' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Aurelune' })).not.toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Engagement rings' }))
    await expect(args.onNavigate).toHaveBeenCalled()
  },
}

export const Bare: Story = { args: { utilityLinks: [], phone: null, localeSwitch: null } }

export const Empty: Story = { args: { navigation: [] } }

export const RightToLeft: Story = {
  args: { dir: 'rtl', navigation: navigation.map((item) => ({ ...item, label: `ساعات ${item.id}` })) },
}

export const AllStates = allStates(meta, { Default, LongGerman, Bare })
