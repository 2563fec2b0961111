import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { screen, viewport } from '../../../test/viewports.js'
import { text } from '../../theme/text.css.js'
import { Spacing } from './Spacing.js'

const meta = {
  title: 'Layout/Spacing',
  component: Spacing,
  parameters: {
    viewport,
    guidance: {
      do: ['Use it where an editor sets the distance between two sections.'],
      dont: ['Stack two.', 'Use it inside a component: gaps belong to its styles.'],
    },
    contract: ['Hidden from assistive technology.'],
    keyboard: [],
  },
  args: { size: 'medium' },
  // The distance between the two lines is the spacing.
  render: (args) => (
    <div className={text.caption} style={{ padding: 16 }}>
      <p style={{ borderBlockEnd: '1px solid' }}>Section</p>
      <Spacing {...args} data-ruler="" />
      <p style={{ borderBlockStart: '1px solid' }}>Section</p>
    </div>
  ),
} satisfies Meta<typeof Spacing>

export default meta

type Story = StoryObj<typeof meta>

const measures =
  (px: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const room = canvasElement.querySelector('[data-ruler]')
    await expect(room?.getBoundingClientRect().height).toBeCloseTo(px, 0)
    await expect(room).toHaveAttribute('aria-hidden', 'true')
  }

export const Default: Story = { globals: { viewport: screen('wide') }, play: measures(96) }

export const Small: Story = { args: { size: 'small' }, globals: { viewport: screen('wide') }, play: measures(48) }

export const Large: Story = { args: { size: 'large' }, globals: { viewport: screen('wide') }, play: measures(160) }

export const Phone: Story = { globals: { viewport: screen('phone') }, play: measures(64) }

export const AllStates = allStates(meta, { Small, Default, Large })
