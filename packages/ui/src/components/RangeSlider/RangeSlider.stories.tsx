import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { expectMarked, markedParts, markedRoot } from '../../../test/lazyPart.js'
import { RangeSlider } from './RangeSlider.js'

function Controlled({ value: first, onValueChange, ...rest }: ComponentProps<typeof RangeSlider>) {
  const [value, setValue] = useState(first)
  return (
    <RangeSlider
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange(next)
      }}
    />
  )
}

const francs = new Intl.NumberFormat('de-CH', { style: 'currency', currency: 'CHF', maximumFractionDigits: 0 })

const meta = {
  title: 'Forms/RangeSlider',
  component: RangeSlider,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Format values like prices and sizes elsewhere, with their unit.', 'Use the actual limits of the products.'],
      dont: ['Use it for a few values; use checkboxes.', 'Reload the list at every step of a drag.'],
    },
    contract: [
      'A group named by its legend and described by its limits; two sliders and two fields with individual names.',
      'The value of a slider is read in its displayed format, with its unit.',
      'Text fields are an alternative to dragging. Text that is not a number is discarded.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the lower slider, the upper one and the two fields.' },
      { keys: 'Arrow keys', does: 'Move the slider by one step.' },
      { keys: 'Page up, Page down', does: 'Move it by ten steps.' },
      { keys: 'Home, End', does: 'Move it to its end.' },
      { keys: 'Enter', does: 'In a field, commits the value.' },
      { keys: 'Escape', does: 'In a field, restores the previous value.' },
    ],
  },
  args: {
    label: 'Price',
    min: 0,
    max: 50_000,
    step: 500,
    value: [5000, 20_000],
    onValueChange: fn(),
    formatValue: (amount) => francs.format(amount),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RangeSlider>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Price' })).toHaveAccessibleDescription(/^Between CHF\s0 and/)
    const from = canvas.getByRole('slider', { name: 'Price, from' })
    await expect(from).toHaveAttribute('aria-valuetext', francs.format(5000))
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue(francs.format(20_000))
  },
}

/** Arrow keys move by one step, Page Up by ten, Home and End to the limits; the thumbs never cross. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole('slider', { name: 'Price, from' })
    await userEvent.tab()
    await expect(from).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([5500, 20_000])
    await userEvent.keyboard('{PageUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([10_500, 20_000])
    await userEvent.keyboard('{Home}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([0, 20_000])
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: 'Price, to' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([0, 50_000])
  },
}

/** WCAG 2.5.7: usable without dragging. Typed values are committed on Enter or blur. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole('textbox', { name: 'From' })
    await userEvent.click(from)
    await userEvent.keyboard("12'345{Enter}")
    await expect(args.onValueChange).toHaveBeenLastCalledWith([12_345, 20_000])
    await expect(from).toHaveValue(francs.format(12_345))
    const to = canvas.getByRole('textbox', { name: 'To' })
    await userEvent.click(to)
    await userEvent.keyboard('999999')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith([12_345, 50_000])
    await expect(canvas.getByRole('slider', { name: 'Price, to' })).toHaveAttribute('aria-valuenow', '50000')
  },
}

/** Text that is not a number is discarded, and Esc restores the previous value. */
export const TypedNonsense: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole('textbox', { name: 'From' })
    await userEvent.click(from)
    await userEvent.keyboard('cheap{Enter}')
    await expect(from).toHaveValue(francs.format(5000))
    await userEvent.keyboard('77{Escape}')
    await expect(from).toHaveValue(francs.format(5000))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Diameter: Story = {
  args: {
    label: 'Diameter',
    min: 26,
    max: 46,
    step: 1,
    value: [36, 40],
    formatValue: (size) => `${size} mm`,
  },
}

export const Disabled: Story = { args: { disabled: true } }

/** A single price: nothing to choose. */
export const NoChoice: Story = {
  args: { min: 12_500, max: 12_500, value: [12_500, 12_500] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'From' })).toBeDisabled()
  },
}

/** Ends in reverse order and outside of the limits. */
export const AbsurdValue: Story = {
  args: { value: [900_000, -20] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue(francs.format(0))
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue(francs.format(50_000))
  },
}

export const LongLabel: Story = {
  args: {
    label: 'Verkaufspreis einschließlich Mehrwertsteuer und Zollabwicklungsgebühren für Lieferungen',
    max: 9_999_999,
    value: [1_250_000, 9_999_999],
  },
}

/** Passes `className`, attributes and `slotProps` to the root and every part. */
export const FromOutside: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...markedRoot, slotProps: markedParts('legend', 'track', 'fields') },
  play: () => expectMarked('legend', 'track', 'fields'),
}

export const AllStates = allStates(meta, { Default, Diameter, Disabled, NoChoice, LongLabel })
