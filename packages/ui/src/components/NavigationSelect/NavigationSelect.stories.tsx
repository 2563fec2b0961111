import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { allStates } from '../../../test/allStates.js'
import { expect, fireEvent, fn } from 'storybook/test'
import { UiProvider } from '../../provider/UiProvider.js'
import { Button } from '../Button/Button.js'
import { NavigationSelect, type NavigationSelectProps } from './NavigationSelect.js'

const navigate = fn()

const meta = {
  title: 'Shop/NavigationSelect',
  component: NavigationSelect,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Use it for choices that navigate and can be undone.'],
      dont: ['Use it in a form that is submitted later; use SelectField.'],
    },
    contract: [
      'A native select with a visible label. It navigates as soon as an option is chosen in its list.',
      'Arrow keys on the closed select change the option without navigating; Enter or blur navigates.',
      'Without scripts it is a form with a button, “Apply”.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the select.' },
      { keys: 'Arrow down, Arrow up', does: 'Select the next or the previous option, without navigating.' },
      { keys: 'Enter', does: 'Navigates to the selected option; so does leaving the select.' },
      { keys: 'Space', does: 'Opens the list.' },
    ],
  },
  args: {
    param: 'sort',
    label: 'Sort by',
    selected: 'relevance',
    options: [
      { value: 'relevance', label: 'Our selection', href: '/watches' },
      { value: 'price', label: 'Price', href: '/watches?sort=price' },
      { value: 'new', label: 'New', href: '/watches?sort=new' },
    ],
  },
} satisfies Meta<typeof NavigationSelect>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: [
    (Story) => (
      <UiProvider navigate={navigate}>
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Price')
    await expect(navigate).toHaveBeenCalledWith('/watches?sort=price')
  },
}

/** Events of an arrow key on a closed select: keydown, immediately followed by change. */
function pressArrow(select: HTMLElement, value: string) {
  void fireEvent.keyDown(select, { key: 'ArrowDown' })
  void fireEvent.change(select, { target: { value } })
  void fireEvent.keyUp(select, { key: 'ArrowDown' })
}

/** Arrow keys only select; Enter or blur navigates, once. */
export const ByKey: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear()
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    select.focus()
    pressArrow(select, 'price')
    pressArrow(select, 'new')
    await expect(select).toHaveDisplayValue('New')
    await expect(navigate).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(navigate.mock.calls).toEqual([['/watches?sort=new']])
    select.focus()
    pressArrow(select, 'price')
    await userEvent.tab()
    await expect(navigate).toHaveBeenLastCalledWith('/watches?sort=price')
    navigate.mockClear()
    select.focus()
    pressArrow(select, 'new')
    pressArrow(select, 'relevance')
    await userEvent.tab()
    await expect(navigate).not.toHaveBeenCalled()
  },
}

/** Picking an option in an open list navigates immediately. */
export const FromOpenList: Story = {
  ...Default,
  play: async ({ canvas }) => {
    navigate.mockClear()
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    void fireEvent.keyDown(select, { key: ' ' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    void fireEvent.change(select, { target: { value: 'new' } })
    await expect(navigate.mock.calls).toEqual([['/watches?sort=new']])
  },
}

function WithHistory(props: NavigationSelectProps) {
  const [selected, setSelected] = useState(props.selected)
  return (
    <UiProvider navigate={() => setSelected('price')}>
      <NavigationSelect {...props} selected={selected} />
      <Button onClick={() => setSelected('relevance')}>Back</Button>
    </UiProvider>
  )
}

/** After browser back, the select shows the value of the page. */
export const AfterBack: Story = {
  render: (args) => <WithHistory {...args} />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(select, 'Price')
    await expect(select).toHaveDisplayValue('Price')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(select).toHaveDisplayValue('Our selection')
  },
}

export const AllStates = allStates(meta, { Default })
