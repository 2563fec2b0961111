import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { expectMarked, markedParts, markedRoot } from '../../../test/lazyPart.js'
import { formProblems } from '../FieldErrorText/FieldErrorText.js'
import { FlyoutDrawer } from '../FlyoutDrawer/FlyoutDrawer.js'
import { SelectSearch } from './SelectSearch.js'

function Controlled({ value: first, onValueChange, ...rest }: ComponentProps<typeof SelectSearch>) {
  const [value, setValue] = useState(first)
  return (
    <SelectSearch
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange(next)
      }}
    />
  )
}

const countries = [
  { value: 'AT', label: 'Austria', keywords: 'Österreich' },
  { value: 'BE', label: 'Belgium' },
  { value: 'CI', label: 'Côte d’Ivoire', keywords: 'Ivory Coast' },
  { value: 'DK', label: 'Denmark', keywords: 'Danmark' },
  { value: 'FR', label: 'France' },
  { value: 'DE', label: 'Germany', keywords: 'Deutschland' },
  { value: 'NE', label: 'Niger' },
  { value: 'NG', label: 'Nigeria' },
  { value: 'CH', label: 'Switzerland', keywords: 'Schweiz Suisse' },
]

const meta = {
  title: 'Forms/SelectSearch',
  component: SelectSearch,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Use it for about fifteen options or more: countries, boutiques.',
        'Provide other spellings and codes as keywords.',
      ],
      dont: [
        'Use it for a few options: the native select is faster on a phone.',
        'Require typing for options that could be tapped.',
      ],
    },
    contract: [
      'A combobox with a visible label; it exposes whether its list is open and the active option, while the focus stays in the field.',
      'The clear and open buttons have names; option groups are named.',
      'Hint and error describe it; an error marks it as invalid. It supports autofill.',
    ],
    keyboard: [
      { keys: 'Letters', does: 'Filter the list, ignoring accents.' },
      { keys: 'Arrow down, Arrow up', does: 'Open the list, and move to the next or the previous option.' },
      { keys: 'Enter', does: 'Selects the option.' },
      { keys: 'Escape', does: 'Closes the list and keeps the selection.' },
      { keys: 'Tab', does: 'Moves to the clear button.' },
    ],
  },
  args: {
    label: 'Country',
    options: countries,
    value: null,
    onValueChange: fn(),
    required: true,
    autoComplete: 'country-name',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SelectSearch>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = { args: { value: 'CH' } }

export const WithHint: Story = { args: { required: false, hint: 'Where you would like to receive it.' } }

export const Invalid: Story = {
  args: { error: 'Choose the country that we deliver to.', hint: 'We deliver to nine countries.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/Choose the country that we deliver to/)
  },
}

export const Disabled: Story = { args: { disabled: true, value: 'CH' } }

/** Typing filters, arrow keys move, Enter selects, Esc closes. The focus stays in the field. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('ni')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(await screen.findAllByRole('option')).toHaveLength(2)
    const listbox = screen.getByRole('listbox', { name: 'Country' })
    await expect(field.getAttribute('aria-controls')).toBe(listbox.id)
    await userEvent.keyboard('{ArrowDown}')
    const active = screen.getByRole('option', { name: 'Nigeria' })
    await expect(field).toHaveAttribute('aria-activedescendant', active.id)
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('NG')
    await expect(field).toHaveValue('Nigeria')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(field).toHaveValue('Nigeria')
  },
}

/** Ignores accents and supports other spellings. */
export const Forgiving: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.type(field, 'cote d')
    await expect(await screen.findByRole('option', { name: 'Côte d’Ivoire' })).toBeInTheDocument()
    await userEvent.clear(field)
    await userEvent.type(field, 'suisse')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Switzerland')
  },
}

/** A complete autofilled value is selected without opening the list. */
export const FilledIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }))
    await userEvent.paste('denmark')
    await expect(args.onValueChange).toHaveBeenCalledWith('DK')
  },
}

export const Cleared: Story = {
  args: { value: 'CH' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onValueChange).toHaveBeenCalledWith(null)
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('')
  },
}

/** The absence of matches is announced. */
export const NothingMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'xyz')
    await expect(await screen.findByRole('status')).toHaveTextContent('Nothing matches. Try fewer letters.')
  },
}

export const Loading: Story = {
  args: { options: [], isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }))
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading options')
  },
}

/** Groups have a heading, whatever the order of the options. */
export const Boutiques: Story = {
  args: {
    label: 'Boutique',
    autoComplete: undefined,
    options: [
      { value: 'zh1', label: 'Bahnhofstrasse', group: 'Zürich', note: 'Bahnhofstrasse 31, 8001 Zürich' },
      { value: 'ge1', label: 'Rue du Rhône', group: 'Genève', note: 'Rue du Rhône 12, 1204 Genève' },
      { value: 'zh2', label: 'Airport Center', group: 'Zürich', note: '8058 Zürich-Flughafen' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Boutique' }))
    const group = await screen.findByRole('group', { name: 'Zürich' })
    await expect(group.querySelectorAll('[role="option"]')).toHaveLength(2)
    await expect(screen.getAllByRole('group')).toHaveLength(2)
  },
}

/** The list is above a flyout; the first Esc closes only the list. */
export const InAFlyout: Story = {
  render: (args) => (
    <FlyoutDrawer isOpen onClose={fn()} flyout="storeAvailability" title="Available in these boutiques">
      <Controlled {...args} />
    </FlyoutDrawer>
  ),
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Country' })
    await userEvent.click(field)
    await expect(await screen.findByRole('listbox')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(screen.getByRole('dialog')).toBeInTheDocument()
  },
}

export const OddTexts: Story = {
  args: {
    label: 'Gehäuseoberflächenbehandlung'.repeat(3),
    options: [
      { value: 'a', label: '<b>Plain</b> & text' },
      { value: 'b', label: 'سويسرا' },
      { value: 'c', label: 'Gehäuseoberflächenbehandlungsverfahren'.repeat(4) },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findAllByRole('option')).toHaveLength(3)
  },
}

/** The form submits the value, not the label. */
export const InAForm: Story = {
  args: { name: 'country', value: 'CH' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('input[name="country"]')).toHaveValue('CH')
  },
}

/** Validation finds the missing field by its name, or by its id when it has no name. */
export const MissingInAForm: Story = {
  render: (args) => (
    <form aria-label="Address">
      <Controlled {...args} id="country" name="country" />
      <Controlled {...args} id="origin" label="Origin" />
      <Controlled {...args} id="boutique" label="Boutique" />
    </form>
  ),
  play: async ({ canvas }) => {
    const problems = formProblems(canvas.getByRole<HTMLFormElement>('form'))
    await expect(problems.map(({ fieldId, name }) => [fieldId, name])).toEqual([
      ['country', 'country'],
      ['origin', 'origin'],
      ['boutique', 'boutique'],
    ])
  },
}

/** Passes `className`, attributes and `slotProps` to the root and every part. */
export const FromOutside: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...markedRoot, hint: 'Hint', error: 'Error', slotProps: markedParts('label', 'hint', 'error') },
  play: () => expectMarked('label', 'hint', 'error'),
}

export const AllStates = allStates(meta, { Default, Chosen, WithHint, Invalid, Disabled })
