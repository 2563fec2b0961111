import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { Icon } from '../Icon/Icon.js'
import { Button } from './Button.js'

const meta = {
  title: 'Foundation/Button',
  component: Button,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Use one primary button per screen.', 'Begin with a verb.'],
      dont: [
        'Use a button for navigation; use a link with the style of a button.',
        'Disable it without giving a reason.',
      ],
    },
    contract: [
      'A native button; with `href` a native link.',
      'While busy it keeps its name and the focus, is announced as busy, and ignores clicks.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it, also while it is busy.' },
      { keys: 'Enter', does: 'Activates the button, or follows the link.' },
      { keys: 'Space', does: 'Activates the button.' },
    ],
  },
  args: { children: 'Add to bag' },
  // The props are a union (with and without `href`), which the docs table cannot derive.
  argTypes: {
    variant: {
      control: 'select',
      options: ['primary', 'secondary', 'text'],
      description: 'Visual weight of the action.',
      table: { type: { summary: "'primary' | 'secondary' | 'text'" }, defaultValue: { summary: "'primary'" } },
    },
    isBusy: {
      control: 'boolean',
      description: 'Pending state: keeps label and width, is announced, and ignores clicks.',
      table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
    },
    href: { control: 'text', description: 'Renders a link.', table: { type: { summary: 'string' } } },
    children: { description: 'The label.', table: { type: { summary: 'ReactNode' } } },
  },
} satisfies Meta<typeof Button>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Secondary: Story = { args: { variant: 'secondary', children: 'Contact us' } }

export const Text: Story = { args: { variant: 'text', children: 'Our workshops' } }

export const AsLink: Story = { args: { href: '/watches', children: 'See the pieces' } }

export const Disabled: Story = { args: { disabled: true } }

export const WithIcon: Story = {
  render: () => (
    <Button href="tel:+41445550123" variant="secondary">
      <Icon name="phone" />
      +41 44 555 01 23
    </Button>
  ),
}

const onClick = fn()

export const Busy: Story = {
  render: () => (
    <Button isBusy onClick={onClick}>
      Adding
    </Button>
  ),
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear()
    const button = canvas.getByRole('button', { name: 'Adding' })
    await userEvent.click(button)
    await expect(onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** A link that does not navigate while it is busy. */
export const BusyLink: Story = {
  render: () => (
    <Button isBusy href="#elsewhere" onClick={onClick}>
      Leaving
    </Button>
  ),
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear()
    const before = location.hash
    const link = canvas.getByRole('link', { name: 'Leaving' })
    await userEvent.click(link)
    await expect(onClick).not.toHaveBeenCalled()
    await expect(location.hash).toBe(before)
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await expect(link.querySelector('[aria-hidden]')).toBeVisible()
  },
}

export const LongGerman: Story = { args: { children: 'Unverbindliche Beratung vereinbaren' } }

export const AllStates = allStates(meta, {
  Default,
  Secondary,
  Text,
  AsLink,
  Disabled,
  WithIcon,
  Busy,
  BusyLink,
  LongGerman,
})
