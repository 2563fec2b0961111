import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { LONG, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { expect } from 'storybook/test'
import { variants } from '../../../test/pieces.js'
import { VariantPicker } from './VariantPicker.js'

const meta = {
  title: 'Shop/VariantPicker',
  component: VariantPicker,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Show the whole piece in a swatch, not a colour dot.', 'Keep variants that are not available, and say so.'],
      dont: ['Hide the name of the chosen variant.'],
    },
    contract: [
      'Each attribute is a group with its name; each choice is a link, and the chosen one says so.',
      'A choice that can not be had says “(not available)”, in words. A picture has the name of its choice.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the next choice.' },
      { keys: 'Enter', does: 'Opens the page of the choice.' },
    ],
  },
  args: { groups: variants },
} satisfies Meta<typeof VariantPicker>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rose gold' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: 'L (not available)' })).toBeVisible()
  },
}

export const TextOnly: Story = { args: { groups: variants.slice(1) } }

/** Forty sizes wrap and stay targets of 44 px. */
export const Forty: Story = {
  args: {
    groups: variants.slice(1).map((group) => ({
      ...group,
      options: Array.from({ length: 40 }, (_, index) => ({
        value: String(index),
        label: `${44 + index / 2}`,
        href: `/ring-${index}.html`,
        isSelected: index === 7,
        isAvailable: index % 5 !== 0,
        image: null,
      })),
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(40)
    await expect(links[0]?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const LongLabels: Story = {
  args: {
    groups: variants.map((group) => ({
      ...group,
      label: RIGHT_TO_LEFT,
      options: group.options.map((option) => ({ ...option, label: LONG, image: null })),
    })),
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Rose gold' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Yellow gold' })).toHaveFocus()
  },
}

export const AllStates = allStates(meta, { Default, TextOnly, Forty })
