import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { germanNavigation, localeOptions, navigation, phone, utilityLinks } from '../../../test/siteData.js'
import { LocaleSwitch } from '../LocaleSwitch/LocaleSwitch.js'
import { MenuTree } from './MenuTree.js'

const meta = {
  title: 'Layout/MenuTree',
  component: MenuTree,
  args: {
    navigation,
    utilityLinks,
    phone,
    localeSwitch: <LocaleSwitch options={localeOptions} placement="above" />,
  },
  parameters: { layout: 'padded' },
  render: (args) => (
    <div style={{ maxWidth: 432 }}>
      <MenuTree {...args} />
    </div>
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
