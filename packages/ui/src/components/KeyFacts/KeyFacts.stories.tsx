import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { detail } from '../../../test/pieces.js'
import { KeyFacts } from './KeyFacts.js'

const meta = {
  title: 'Shop/KeyFacts',
  component: KeyFacts,
  parameters: {
    layout: 'padded',
    guidance: { do: ['Show at most five facts, each with its label.'], dont: ['Repeat the title.'] },
    contract: ['A list called “Key facts”. Each fact is read with its label: “Case diameter: 40 mm”.'],
    keyboard: [],
  },
  args: { facts: detail.keyFacts },
} satisfies Meta<typeof KeyFacts>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const PreOwned: Story = { args: { facts: [{ kind: 'year', value: '2021' }, ...detail.keyFacts] } }

export const LongGerman: Story = {
  args: {
    facts: [{ kind: 'material', value: 'Roségold mit Kohlenstofffaserverstärkung' }, ...detail.keyFacts.slice(0, 2)],
  },
  globals: { locale: 'de' },
}

export const AllStates = allStates(meta, { Default, PreOwned, LongGerman })
