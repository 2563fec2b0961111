import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { localeOptions } from '../../../test/siteData.js'
import { LocaleSwitch } from './LocaleSwitch.js'

const meta = {
  title: 'Layout/LocaleSwitch',
  component: LocaleSwitch,
  args: { options: localeOptions, placement: 'below' },
  parameters: { layout: 'padded' },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'start', minHeight: 420 }}>
      <LocaleSwitch {...args} />
    </div>
  ),
} satisfies Meta<typeof LocaleSwitch>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Country and language:'))
    await expect(canvas.getByRole('link', { name: 'Switzerland, English' })).toHaveAttribute('aria-current', 'true')
  },
}

export const ClosesOnEscape: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Country and language:'))
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open')
    await expect(canvasElement.querySelector('summary')).toHaveFocus()
  },
}
