import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { IntroductionText } from './IntroductionText.js'

const meta = {
  title: 'Content/IntroductionText',
  component: IntroductionText,
  parameters: {
    guidance: {
      do: ['Start each section of a page with one.', 'Keep the lead under three lines.'],
      dont: ['Use two on one screen.', 'End a title with a full stop.'],
    },
    contract: [
      'Its title is a level 2 heading, or level 1 at the top of a page. The overline is a paragraph, not a heading.',
    ],
    keyboard: [],
  },
  args: {
    overline: 'Aurelune',
    title: 'A century of thin movements',
    text: 'Since 1911 the house in the valley has built watches that disappear under a cuff.',
  },
} satisfies Meta<typeof IntroductionText>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const PageTitle: Story = { args: { headingLevel: 1 } }

export const TitleOnly: Story = { args: { overline: undefined, text: undefined } }

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    title: 'Über hundert Jahre außergewöhnlich flache Uhrwerke aus einer Manufaktur',
    text: 'Seit 1911 baut das Haus im Tal Uhren, die unter jeder Manschette verschwinden, und bildet dafür Uhrmacherinnen und Uhrmacher in der eigenen Werkstatt aus.',
  },
}

/** 300 characters, markup as text, right-to-left script. */
export const OddTexts: Story = {
  args: {
    overline: '<b>Aurelune</b>',
    title: 'Außergewöhnliche Zeitmesser und Schmuckstücke '.repeat(7).trim(),
    text: 'منذ عام 1911 تصنع الدار ساعات رقيقة.',
  },
}

export const AllStates = allStates(meta, { Default, TitleOnly, LongGerman, OddTexts })
