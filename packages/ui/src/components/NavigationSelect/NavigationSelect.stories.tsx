import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { expect, fn } from 'storybook/test'
import { UiProvider } from '../../provider/UiProvider.js'
import { NavigationSelect } from './NavigationSelect.js'

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
      'A native select with a label that is seen. It leads on as soon as an answer is chosen.',
      'Without scripts it is a form with a button, “Apply”.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the select.' },
      { keys: 'Arrow down, Arrow up', does: 'Choose the next or the previous answer, which leads there.' },
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

export const AllStates = allStates(meta, { Default })
