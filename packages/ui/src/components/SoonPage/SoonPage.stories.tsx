import type { Meta, StoryObj } from '@storybook/react-vite'
import { mail, phone } from '../../../test/siteData.js'
import { SoonPage } from './SoonPage.js'

const meta = {
  title: 'Content/SoonPage',
  component: SoonPage,
  args: { title: 'Book an appointment', phone, mail, homeHref: '/' },
} satisfies Meta<typeof SoonPage>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const PhoneOnly: Story = { args: { mail: null } }

export const LongGerman: Story = {
  args: { title: 'Terminvereinbarung für Beratungsgespräche' },
  globals: { locale: 'de' },
}
