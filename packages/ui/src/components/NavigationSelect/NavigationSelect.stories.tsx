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
      do: ['Use it for choices that lead to another address and can be undone.'],
      dont: ['Use it in a form that is sent later: that is SelectField.'],
    },
    contract: [
      'A native select with a label that is seen. It leads on as soon as an answer is chosen in its list.',
      'Arrow keys on the closed select choose without leading anywhere; Enter, or leaving it, does.',
      'Without scripts it is a form with a button, “Apply”.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the select.' },
      { keys: 'Arrow down, Arrow up', does: 'Choose the next or the previous answer, and stay.' },
      { keys: 'Enter', does: 'Leads to what is chosen; so does leaving the select.' },
      { keys: 'Space', does: 'Opens the list, to look before choosing.' },
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

/** What a browser tells when an arrow key is pressed on a closed select: the key, and in the same breath the change. */
function pressArrow(select: HTMLElement, value: string) {
  void fireEvent.keyDown(select, { key: 'ArrowDown' })
  void fireEvent.change(select, { target: { value } })
  void fireEvent.keyUp(select, { key: 'ArrowDown' })
}

/** A key chooses; Enter or leaving leads there, once. */
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

/** An answer that is picked in the list opened by key leads there at once. */
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

/** After going back, the select shows the page's own value. */
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
