import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { navigation } from '../../../test/siteData.js'
import { Button } from '../Button/Button.js'
import { MenuTree } from '../MenuTree/MenuTree.js'
import { FlyoutDrawer } from './FlyoutDrawer.js'

function WithOpener({ isOpen: isOpenAtFirst, ...rest }: ComponentProps<typeof FlyoutDrawer>) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <main>
      <h1>Page</h1>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <FlyoutDrawer {...rest} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </main>
  )
}

const meta = {
  title: 'Layout/FlyoutDrawer',
  component: FlyoutDrawer,
  parameters: { layout: 'padded' },
  args: {
    isOpen: true,
    onClose: () => {},
    anchor: 'left',
    title: 'Menu',
    children: <MenuTree navigation={navigation} />,
  },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof FlyoutDrawer>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RightWithFooter: Story = {
  args: { anchor: 'right', title: 'Shopping Cart', children: <p>One piece</p>, footer: <Button>Checkout</Button> },
}

export const Top: Story = { args: { anchor: 'top', title: 'Search', children: <p>What are you looking for?</p> } }

export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() =>
      expect(dialog.contains(document.activeElement) || dialog.parentElement === document.activeElement).toBe(true),
    )
    for (let step = 0; step < 12; step += 1) await userEvent.tab()
    await expect(document.activeElement?.closest('.MuiDrawer-root')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
