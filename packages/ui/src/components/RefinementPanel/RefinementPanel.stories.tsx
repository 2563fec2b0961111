import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { expect, fn, spyOn } from 'storybook/test'
import { CountingLink, rendered } from '../../../test/CountingLink.js'
import { listing } from '../../../test/pieces.js'
import { UiProvider } from '../../provider/UiProvider.js'
import { RefinementPanel } from './RefinementPanel.js'

const meta = {
  title: 'Shop/RefinementPanel',
  component: RefinementPanel,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Order values by expectation: brands by name, sizes by size.',
        'Show the number of products for each value.',
      ],
      dont: ['Offer a value without results.', 'Move the focus when a value is toggled.'],
    },
    contract: [
      'Two levels of native disclosure; “Filter” and each attribute contain the number of selected values.',
      'Each attribute is a group; each value is a checkbox with its state and number of products.',
      'Toggling keeps the focus. All values are links and work without scripts.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to “Filter”, the attributes, their values and “Show pieces”.' },
      {
        keys: 'Enter, Space',
        does: 'On “Filter” or an attribute, toggles it; on a value, adds or removes it.',
      },
      { keys: 'Escape', does: 'Closes the panel; the focus returns to “Filter”.' },
    ],
  },
  decorators: [
    // The panel is positioned relative to the listing's toolbar.
    (Story, { args }) => (
      <div style={{ minHeight: args.open ? 640 : undefined }}>
        <div style={{ position: 'relative' }}>
          <Story />
        </div>
        <div id="results" />
      </div>
    ),
  ],
  args: { groups: listing.refinements, total: 124, resultsId: 'results' },
} satisfies Meta<typeof RefinementPanel>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('Filter')
    await userEvent.click(summary)
    const steel = canvas.getByRole('checkbox', { name: 'Steel (61 pieces)' })
    await expect(steel).toBeChecked()
    steel.focus()
    await userEvent.keyboard('{Escape}')
    await expect(steel).not.toBeVisible()
    await expect(summary).toHaveFocus()
    await userEvent.click(summary)
    await expect(steel).toBeVisible()
  },
}

/** Its many values are laid out on hover, so that the press only has to paint them. */
export const LaidOutOnIntent: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('Filter')
    const panel = summary.closest('summary')?.nextElementSibling?.firstElementChild
    if (!panel) throw new Error('RefinementPanel has rendered no panel.')
    const measured = spyOn(panel, 'getBoundingClientRect')
    await userEvent.hover(summary)
    await expect(measured).toHaveBeenCalledOnce()
    summary.focus()
    await expect(measured).toHaveBeenCalledTimes(2)
    await expect(panel).not.toBeVisible()
  },
}

/** Values are links that Space toggles; groups show the number of their selected values. */
export const Keyboard: Story = {
  render: (args) => (
    <UiProvider linkComponent={CountingLink}>
      <RefinementPanel {...args} />
    </UiProvider>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Filter'))
    await expect(canvas.getByRole('group', { name: 'Material (2 selected)' })).toBeVisible()
    const platinum = canvas.getByRole('checkbox', { name: 'Platinum (4 pieces)' })
    await expect(platinum).not.toBeChecked()
    const followed = fn()
    canvasElement.addEventListener('click', followed, { once: true })
    platinum.focus()
    await userEvent.keyboard(' ')
    await expect(followed).toHaveBeenCalledOnce()
    await expect(platinum).toHaveFocus()
    rendered.clear()
    await userEvent.click(canvas.getByText('Diameter', { selector: 'summary *' }))
    await expect([...rendered]).toEqual([])
  },
}

export const Opened: Story = { args: { open: true } }

export const AllStates = allStates(meta, { Default, Opened })
