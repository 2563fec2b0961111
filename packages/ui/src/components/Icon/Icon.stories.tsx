import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, type IconName } from './Icon.js'

const names: readonly IconName[] = [
  'menu',
  'search',
  'bag',
  'close',
  'chevronRight',
  'chevronDown',
  'chevronLeft',
  'phone',
  'heart',
  'user',
  'pin',
  'plus',
  'minus',
  'globe',
  'check',
  'info',
  'return',
  'store',
  'offline',
  'trash',
  'calendar',
]

const meta = {
  title: 'Foundation/Icon',
  component: Icon,
  parameters: { layout: 'padded' },
  args: { name: 'bag' },
} satisfies Meta<typeof Icon>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Set: Story = {
  render: () => (
    <ul role="list" style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', gap: 24 }}>
      {names.map((name) => (
        <li key={name}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
}
