import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { email, phone } from '../../../test/siteData.js'
import { screen, viewport } from '../../../test/viewports.js'
import { SoonPage } from './SoonPage.js'

const meta = {
  title: 'Content/SoonPage',
  component: SoonPage,
  parameters: {
    viewport,
    guidance: {
      do: ['Name the planned page with the text of the link that led here.', 'Give a telephone number first.'],
      dont: ['Promise a date.'],
    },
    contract: ['Its title is the level 1 heading. The texts of telephone and e-mail links include their purpose.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the telephone number, the mail address and the home page.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
  },
  args: { title: 'Book an appointment', phone, email, homeHref: '/' },
} satisfies Meta<typeof SoonPage>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Book an appointment' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '+41 44 555 01 23' })).toHaveAttribute('href', 'tel:+41445550123')
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:service@halbrenn.example',
    )
  },
}

export const PhoneOnly: Story = { args: { email: null } }

export const LongGerman: Story = {
  args: { title: 'Terminvereinbarung für Beratungsgespräche' },
  globals: { locale: 'de' },
}

export const NoContact: Story = { args: { phone: null, email: null } }

export const BadInput: Story = {
  args: { title: `<b>${'Terminvereinbarung'.repeat(14)}</b>` },
  globals: { viewport: screen('narrow') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(320)
  },
}

export const AllStates = allStates(meta, { Default, PhoneOnly, LongGerman, NoContact })
