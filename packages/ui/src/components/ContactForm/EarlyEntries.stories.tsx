import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { IntlProvider } from 'react-intl'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { reasons, stores } from '../../../test/contactSettings.js'
import { AddressFields } from '../AddressFields/AddressFields.js'
import { ContactForm } from './ContactForm.js'

/** Values entered before hydration are kept. */
const meta = {
  title: 'Foundation/Early entries',
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'padded' },
  args: { onMismatch: fn() },
} satisfies Meta<Args>

export default meta

interface Args {
  readonly onMismatch: (error: unknown) => void
}

type Story = StoryObj<Args>

const page = (
  <IntlProvider locale="en" onError={() => {}}>
    <ContactForm reasons={reasons} stores={stores} />
    <AddressFields section="shipping" />
  </IntlProvider>
)

/** The page as rendered by a server; hydrated when `hydrate` is set. */
function ServerPage({ onMismatch }: Args) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    element.innerHTML = renderToString(page)
    const start = () => void hydrateRoot(element, page, { onRecoverableError: onMismatch })
    element.addEventListener('hydrate', start, { once: true })
    return () => element.removeEventListener('hydrate', start)
  }, [onMismatch])
  return <div ref={box} data-testid="page" />
}

export const AreKept: Story = {
  render: ServerPage,
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('form', { name: 'Contact form' })).toBeVisible())
    await expect(canvas.queryByRole('combobox', { name: /^More precisely/ })).toBeNull()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What is it about?' }), 'service')
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'anna@halbrenn.example')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'GB')
    await fireEvent(canvas.getByTestId('page'), new Event('hydrate'))
    await expect(await canvas.findByRole('combobox', { name: 'More precisely' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'What is it about?' })).toHaveValue('service')
    await expect(await canvas.findByRole('textbox', { name: 'Town or city' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('anna@halbrenn.example')
    await expect(args.onMismatch).not.toHaveBeenCalled()
  },
}
