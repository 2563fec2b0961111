import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { LONG } from '../../../test/hostile.js'
import { PartnerBrandIframe, type PartnerBrandIframeProps } from './PartnerBrandIframe.js'

/** The benchmark imports its sample from here on a server. */
const here = 'location' in globalThis ? location.origin : 'https://corvane.example'
const page = `${here}/media/partner-page.html`

const meta = {
  title: 'Content/PartnerBrandIframe',
  component: PartnerBrandIframe,
  parameters: {
    guidance: {
      do: [
        'Name the content of the page in the title, not the iframe.',
        'List complete origins, and only those of the contract.',
        'Ask for consent where the partner sets cookies.',
      ],
      dont: [
        'Embed a page of your own site.',
        'Use two on one page.',
        'Use data from the frame for a purchase or an enquiry.',
      ],
    },
    contract: [
      'An iframe named by its title; its content is the partner’s.',
      'A plain link to the same page follows it, and remains when the page cannot be embedded.',
      'Consent is a button; the focus moves into the iframe that replaces it.',
      'A load failure is announced as a status.',
      'Height messages are accepted only from the iframe’s own window and an allowed origin.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the consent button, into the iframe and out of it, then to the link.' },
      { keys: 'Enter, Space', does: 'Gives consent: the page loads and takes the focus.' },
    ],
  },
  args: { title: 'Models of Corvane', src: page, allowedOrigins: [here], height: 'small' },
} satisfies Meta<typeof PartnerBrandIframe>

export default meta

type Story = StoryObj<typeof meta>

const frameOf = (canvasElement: HTMLElement) => {
  const frame = canvasElement.querySelector('iframe')
  if (!frame?.contentWindow) throw new Error('PartnerBrandIframe has rendered no iframe.')
  return frame
}

/** Only messages of the frame itself can set its height. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const frame = frameOf(canvasElement)
    await expect(canvas.getByTitle('Models of Corvane')).toBe(frame)
    const tell = (source: Window | null, origin: string, data: unknown) =>
      window.dispatchEvent(new MessageEvent('message', { source, origin, data }))
    const before = frame.offsetHeight
    tell(window, here, { height: 700 })
    tell(frame.contentWindow, 'https://evil.example', { height: 700 })
    tell(frame.contentWindow, here, { height: -1 })
    tell(frame.contentWindow, here, 'height: 700')
    await expect(frame.offsetHeight).toBe(before)
    tell(frame.contentWindow, here, { height: 440 })
    await waitFor(() => expect(frame.offsetHeight).toBe(440))
    tell(frame.contentWindow, here, { height: 1e9 })
    await waitFor(() => expect(frame.offsetHeight).toBe(8000))
    tell(frame.contentWindow, here, { height: 360 })
    await waitFor(() => expect(frame.offsetHeight).toBe(360))
  },
}

export const ConsentNeeded: Story = { args: { isConsentNeeded: true } }

/** By keyboard: consents, the page loads, and the focus moves into the frame. */
export const Agrees: Story = {
  tags: ['!autodocs'],
  args: { isConsentNeeded: true, onConsent: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConsent).toHaveBeenCalledOnce()
    await expect(frameOf(canvasElement)).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** On timeout it states the failure once, with the link below, and removes the tab stop of the frame. */
export const Failed: Story = {
  args: {
    src: 'https://corvane.invalid/models',
    allowedOrigins: ['https://corvane.invalid'],
    timeoutMs: 0,
    isMessageExpected: true,
    onFail: fn(),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(args.onFail).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('status')).toHaveTextContent('This content does not load at the moment.')
    await expect(frameOf(canvasElement)).not.toBeVisible()
    await expect(canvas.getByRole('link', { name: /Open on corvane\.invalid/ })).toBeVisible()
  },
}

function Turning(args: PartnerBrandIframeProps) {
  const [src, setSrc] = useState(args.src)
  return (
    <>
      <PartnerBrandIframe {...args} src={src} />
      <button type="button" onClick={() => setSrc(`${page}?next`)}>
        Next page
      </button>
      <button type="button" onClick={() => setSrc('https://other.invalid/')}>
        Other host
      </button>
    </>
  )
}

/** Another page resets the failure, height and consent of the previous one. */
export const AnotherPage: Story = {
  tags: ['!autodocs'],
  args: {
    src: 'https://corvane.invalid/models',
    allowedOrigins: ['https://corvane.invalid', 'https://other.invalid', here],
    timeoutMs: 0,
    isMessageExpected: true,
    isConsentNeeded: true,
  },
  render: (args) => <Turning {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const agree = () => userEvent.click(canvas.getByRole('button', { name: 'Show content' }))
    await agree()
    await waitFor(() => expect(frameOf(canvasElement)).not.toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await agree()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('does not load'))
    await userEvent.click(canvas.getByRole('button', { name: 'Other host' }))
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

/** An address that is not allowed: only the link. */
export const NotAllowed: Story = {
  args: { src: 'https://elsewhere.example/models' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(canvas.getByRole('link', { name: /Models of Corvane/ })).toHaveAttribute('target', '_blank')
  },
}

export const NoAddress: Story = { args: { src: 'javascript:alert(1)' } }

export const German: Story = {
  globals: { locale: 'de' },
  args: { isConsentNeeded: true, title: 'Modelle von Corvane' },
}

export const OddTexts: Story = { args: { isConsentNeeded: true, consentText: LONG, title: '<b>Models</b>' } }

export const AllStates = allStates(meta, { ConsentNeeded, Failed, NotAllowed, German, OddTexts })
