import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { LONG } from '../../../test/hostile.js'
import { Button } from '../Button/Button.js'
import { CheckoutStep } from './CheckoutStep.js'

const meta = {
  title: 'Shop/CheckoutStep',
  component: CheckoutStep,
  decorators: [
    (Story) => (
      <ol role="list" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        <Story />
      </ol>
    ),
  ],
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Show what was entered in a completed step.', 'Move the focus to the heading of the step that opens.'],
      dont: ['Open two steps at once.', 'Hide the steps that follow.'],
    },
    contract: [
      'A list item with a region named by its heading, which can take the focus.',
      'The open step is the current one; a completed step says so.',
      'The link “Change” names its step.',
    ],
    keyboard: [{ keys: 'Enter', does: 'On “Change”, opens the step again.' }],
  },
  args: {
    number: 2,
    name: 'where',
    title: 'Delivery',
    status: 'open',
    children: <Button>Continue</Button>,
  },
} satisfies Meta<typeof CheckoutStep>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Done: Story = {
  args: {
    status: 'done',
    changeHref: '?step=where',
    onChange: fn((event: MouseEvent<HTMLAnchorElement>) => event.preventDefault()),
    summary: (
      <>
        Anna Lindqvist
        <br />
        Bahnhofstrasse 24, 8001 Zürich
      </>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: /^Delivery ?, completed$/ })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Change ?: Delivery$/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const Upcoming: Story = {
  args: { status: 'upcoming', number: 4, name: 'payment', title: 'Payment and review' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    const heading = canvas.getByRole('heading', { name: 'Payment and review' })
    heading.focus()
    await expect(heading).toHaveFocus()
    await expect(heading).toHaveAttribute('id', 'step-payment')
  },
}

export const OddTexts: Story = {
  args: { status: 'done', title: LONG, summary: LONG, changeHref: '#', name: 'odd', number: 10 },
}

export const AllStates = allStates(meta, { Default, Done, Upcoming, OddTexts }, 480)
