import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { LONG, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { expect } from 'storybook/test'
import { variants } from '../../../test/pieces.js'
import { Link } from '../Link/Link.js'
import { VariantPicker } from './VariantPicker.js'

const meta = {
  title: 'Shop/VariantPicker',
  component: VariantPicker,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Show the whole product in a swatch, not a colour dot.', 'Keep unavailable variants, and mark them.'],
      dont: ['Hide the name of the chosen variant.'],
    },
    contract: [
      'Each attribute is a named group; each variant is a link, and the selected one is marked.',
      'An unavailable variant is marked “(not available)” as text. An image has the name of its variant.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the next variant.' },
      { keys: 'Enter', does: 'Opens the page of the variant.' },
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

const sizes = ['50', '51', '52', '53', '54', '55', '56', '57', '58', '60']

/** Ring sizes in boxes of equal width, with a link to the size guide next to the label. */
export const Sizes: Story = {
  args: {
    groups: [
      {
        id: 'ringSize',
        label: 'Ring size',
        kind: 'size',
        guide: (
          <Link href="/ring-sizes" variant="underline">
            Find your size
          </Link>
        ),
        options: sizes.map((size, index) => ({
          value: size,
          label: size,
          href: `/ring-${size}.html`,
          isSelected: size === '54',
          isAvailable: index % 4 !== 1,
          image: null,
        })),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Ring size' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Find your size' })).toBeVisible()
    const widths = canvas.getAllByRole('link', { name: /^\d+/ }).map((link) => link.getBoundingClientRect().width)
    await expect(new Set(widths).size).toBe(1)
  },
}

/** A swatch without an image shows its label. */
export const SwatchWithoutPicture: Story = {
  args: {
    groups: variants.slice(0, 1).map((group) => ({
      ...group,
      options: group.options.map((option, index) => (index === 1 ? { ...option, image: null } : option)),
    })),
  },
}

export const TextOnly: Story = { args: { groups: variants.slice(1) } }

/** Forty sizes wrap and remain 44 px targets. */
export const Forty: Story = {
  args: {
    groups: variants.slice(1).map((group) => ({
      ...group,
      kind: 'size' as const,
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

export const AllStates = allStates(meta, { Default, TextOnly, Sizes, SwatchWithoutPicture, Forty })
