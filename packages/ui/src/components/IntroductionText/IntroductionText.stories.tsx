import type { Meta, StoryObj } from '@storybook/react-vite'
import { IntroductionText } from './IntroductionText.js'

const meta = {
  title: 'Content/IntroductionText',
  component: IntroductionText,
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
  args: {
    title: 'Über hundert Jahre außergewöhnlich flache Uhrwerke aus einer Manufaktur',
    text: 'Seit 1911 baut das Haus im Tal Uhren, die unter jeder Manschette verschwinden, und bildet dafür Uhrmacherinnen und Uhrmacher in der eigenen Werkstatt aus.',
  },
}
