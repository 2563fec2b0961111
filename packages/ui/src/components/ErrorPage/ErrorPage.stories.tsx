import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { screen, viewport } from '../../../test/viewports.js'
import { Button } from '../Button/Button.js'
import { ErrorPage } from './ErrorPage.js'

const meta = {
  title: 'Content/ErrorPage',
  component: ErrorPage,
  parameters: {
    viewport,
    guidance: {
      do: [
        'Offer a retry when it may help.',
        'Render it without the frame of the page, which may be the cause of the error.',
      ],
      dont: ['Show codes or stack traces.', 'Make jokes.'],
    },
    contract: [
      'It is the main landmark of its page and contains the only level 1 heading.',
      'The logo is a link named after its target: “Halbrenn: home page”.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the logo, the button to the home page and a further action.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
  },
  args: { homeHref: '/', brand: 'Halbrenn' },
} satisfies Meta<typeof ErrorPage>

export default meta

type Story = StoryObj<typeof meta>

/** The texts of Spec §2 "Error page", verbatim. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: "This page isn't working" })).toBeVisible()
    await expect(canvas.getByText("We're sorry, but an error has occurred.")).toBeVisible()
    await expect(
      canvas.getByText('Try refreshing the page or click button below to be redirected to homepage.'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to homepage' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Halbrenn: home page' })).toHaveAttribute('href', '/')
  },
}

const retry = fn()

export const WithRetry: Story = {
  args: {
    action: (
      <Button variant="secondary" onClick={retry}>
        Try again
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalled()
  },
}

export const German: Story = { globals: { locale: 'de' } }

export const LongBrandOnPhone: Story = {
  args: { brand: 'Maison Halbrenn & Töchter Uhren und Juwelen' },
  globals: { viewport: screen('narrow'), locale: 'de' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(320)
  },
}

export const AllStates = allStates(meta, { WithRetry })
