import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { marketing, privacy, reasons, stores } from '../../../test/contactSettings.js'
import { fillInContact } from '../../../test/fillInContact.js'
import { HTML, LONG, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { Link } from '../Link/Link.js'
import { ContactForm, type ContactFormProps } from './ContactForm.js'

const meta = {
  title: 'Content/ContactForm',
  component: ContactForm,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Ask only for data that the reply needs.',
        'State above the button who answers, and when.',
        'Validate again on the server with contactValues and contactProblems.',
      ],
      dont: ['Require marketing consent.', 'Preselect the consent checkbox.', 'Clear the form when sending fails.'],
    },
    contract: [
      'A form named by its title, or “Contact form” without one.',
      'Errors are shown as text below their field, which is marked as invalid, and in a summary that takes the focus and links to each field.',
      'While sending, the button is busy, keeps the focus and prevents double submission; a status announces it.',
      'After sending, the success message replaces the form and takes the focus. After a failure the message above the button takes it, and every value is kept.',
      'The honeypot field is hidden from people and from assistive technology.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the fields in page order, then to consent and button.' },
      { keys: 'Arrow keys', does: 'Select a salutation and a contact preference; change the option of a select.' },
      { keys: 'Space', does: 'Toggles the consent checkbox.' },
      { keys: 'Enter', does: 'Submits from any single-line field; on an entry of the summary, moves to its field.' },
    ],
  },
  args: {
    title: 'Write to us',
    text: 'Whether you are looking for one piece or bringing one back: an adviser reads every message and answers personally.',
    reasons,
    stores,
    action: '/contact',
    note: 'An adviser of your boutique answers within one working day.',
    help: 'Or call us on +41 44 555 01 23.',
    onSubmit: fn<NonNullable<ContactFormProps['onSubmit']>>(async () => ({ kind: 'sent' })),
  },
} satisfies Meta<typeof ContactForm>

export default meta

type Story = StoryObj<typeof meta>

/** With reasons and boutiques, as on the general contact page. */
export const Default: Story = { args: { terms: marketing } }

export const SentByKeyboard: Story = {
  play: async (context) => {
    await fillInContact(context)
    await context.userEvent.keyboard('{Enter}')
    const thanks = await context.canvas.findByRole('region', { name: 'Thank you for your message' })
    await waitFor(() => expect(thanks).toHaveFocus())
    await expect(mocked(context.args.onSubmit)).toHaveBeenCalledWith({
      mainReason: 'products',
      subReason: 'watches',
      store: 'zrh',
      message: 'May I see the Meridian?',
      salutation: 'ms',
      firstName: 'Anna',
      lastName: 'Lindqvist',
      email: 'anna@halbrenn.example',
      phone: '+41791234567',
      contactBy: 'phone',
      country: '',
      language: '',
      terms: false,
      website: '',
    })
  },
}

export const SentEmpty: Story = {
  args: { terms: privacy, areTermsRequired: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    const summary = canvas.getByRole('region', { name: 'Please check 7 entries' })
    await expect(summary).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      'Please complete “E-mail”.',
    )
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please tick this box to continue.')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('combobox', { name: 'What is it about?' })).toHaveFocus()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What is it about?' }), 'other')
    await expect(canvas.getByRole('region', { name: 'Please check 6 entries' })).toBeVisible()
  },
}

export const SentWrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'anna@halbrenn')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Number without country code' }), '12')
    await userEvent.click(canvas.getByRole('textbox', { name: 'Your message' }))
    await userEvent.paste('x'.repeat(2001))
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    for (const name of [/an e-mail address such as/, /too short/, /to 2000 characters/])
      await expect(canvas.getByRole('link', { name })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /too short/ }))
    await expect(canvas.getByRole('textbox', { name: 'Number without country code' })).toHaveFocus()
    await userEvent.keyboard('3')
    await expect(canvas.queryByRole('link', { name: /too short/ })).toBeNull()
  },
}

/** Changing the main reason clears the error of the sub-reason, so that the summary has no dead link. */
export const AnotherReason: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const reason = canvas.getByRole('combobox', { name: 'What is it about?' })
    await userEvent.selectOptions(reason, 'products')
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(canvas.getByRole('link', { name: /“More precisely”/ })).toBeVisible()
    await userEvent.selectOptions(reason, 'other')
    await expect(canvas.queryByRole('link', { name: /“More precisely”/ })).toBeNull()
  },
}

/** A callback request requires a telephone number. */
export const WantsToBeCalled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'By telephone' }))
    await expect(canvas.getByRole('group', { name: 'Telephone' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(canvas.getByRole('link', { name: 'Please complete “Telephone”.' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'By e-mail' }))
    await expect(canvas.queryByRole('link', { name: 'Please complete “Telephone”.' })).toBeNull()
  },
}

export const Sending: Story = {
  args: { onSubmit: fn<NonNullable<ContactFormProps['onSubmit']>>(() => new Promise(() => {})) },
  play: async (context) => {
    await fillInContact(context)
    await context.userEvent.keyboard('{Enter}')
    const button = context.canvas.getByRole('button', { name: 'Send message' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(context.canvas.getByText('Your entries are being sent')).toHaveRole('status')
    await context.userEvent.keyboard('{Enter}')
    await context.userEvent.type(context.canvas.getByRole('textbox', { name: 'First name' }), '{Enter}')
    await expect(context.args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: {
    onSubmit: fn<NonNullable<ContactFormProps['onSubmit']>>(() =>
      Promise.reject(new Error('The server is unavailable.')),
    ),
  },
  play: async (context) => {
    await fillInContact(context)
    await context.userEvent.keyboard('{Enter}')
    const message = await context.canvas.findByRole('region', { name: 'Your entries could not be sent' })
    await waitFor(() => expect(message).toHaveFocus())
    await expect(context.canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Anna')
    await expect(context.canvas.getByRole('combobox', { name: 'More precisely' })).toHaveValue('watches')
    await expect(context.canvas.getByRole('textbox', { name: /^Number/ })).toHaveValue('079 123 45 67')
    mocked(context.args.onSubmit)?.mockResolvedValueOnce({ kind: 'sent' })
    await context.userEvent.tab()
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await context.userEvent.keyboard('{Enter}')
    await expect(await context.canvas.findByRole('region', { name: 'Thank you for your message' })).toBeVisible()
  },
}

export const RefusedByServer: Story = {
  args: {
    onSubmit: fn<NonNullable<ContactFormProps['onSubmit']>>(async () => ({
      kind: 'refused',
      errors: { email: 'No server takes post for this address. Please check it.' },
    })),
  },
  play: async (context) => {
    await fillInContact(context)
    await context.userEvent.keyboard('{Enter}')
    const summary = await context.canvas.findByRole('region', { name: 'Please check one entry' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(context.canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(/No server takes/)
  },
}

/** Server response to a form submitted without scripts. */
export const AnsweredByServer: Story = {
  args: {
    result: { kind: 'refused', errors: { email: 'Please enter an e-mail address such as name@example.com.' } },
    defaultValues: { mainReason: 'service', subReason: 'repair', store: 'muc', firstName: 'Anna', email: 'anna@' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Please check one entry' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'More precisely' })).toHaveValue('repair')
  },
}

export const Sent: Story = {
  args: {
    result: { kind: 'sent' },
    sentAction: (
      <Link href="/" variant="underline">
        Back to our pieces
      </Link>
    ),
  },
}

/** An optional message: preset reason, no boutique, no consent. */
export const MessageOptional: Story = {
  args: {
    title: 'Icons of craft',
    text: 'Leave us your name, and we send you the catalogue.',
    stores: [],
    isMessageOptional: true,
    defaultValues: { mainReason: 'products', subReason: 'jewellery' },
  },
}

/** With country and language, and the partner brand's notice. */
export const EveryField: Story = {
  args: {
    title: 'Corvane',
    fields: { salutation: 'required', phone: 'required', country: 'required' },
    languages: [
      { value: 'de', label: 'Deutsch' },
      { value: 'fr', label: 'Français' },
      { value: 'en', label: 'English' },
    ],
    terms: privacy,
    areTermsRequired: true,
  },
}

/** Name, e-mail and message. */
export const Shortest: Story = {
  args: {
    title: undefined,
    text: undefined,
    note: undefined,
    reasons: [],
    stores: [],
    fields: { salutation: 'hidden', phone: 'hidden' },
  },
}

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    title: 'Reparaturwerkstätten und Edelsteinbegutachtung',
    text: 'Ob Sie ein bestimmtes Stück suchen oder eines zurückbringen: Unsere Beraterinnen und Berater lesen jede Nachricht und antworten persönlich.',
    reasons: [{ value: 'r', label: 'Armbanduhrenreparatur und Wiederaufarbeitung historischer Zeitmesser' }],
    stores: [{ value: 'muc', label: 'München, Residenzstraße, gegenüber dem Nationaltheater' }],
    note: 'Eine Beraterin oder ein Berater Ihrer Boutique antwortet innerhalb eines Werktags.',
    terms:
      'Die Gesellschaften der Halbrenn-Gruppe dürfen mich personalisiert über Produkte, Dienstleistungen und Veranstaltungen informieren. Diese Einwilligung kann ich jederzeit widerrufen.',
  },
}

export const OddTexts: Story = {
  args: {
    title: LONG,
    text: HTML,
    reasons: [
      { value: '', label: '' },
      { value: 'x', label: LONG, subReasons: [{ value: 'y', label: HTML }] },
    ],
    stores: [{ label: RIGHT_TO_LEFT, options: [] }],
    messageLimit: -1,
    terms: LONG,
    note: RIGHT_TO_LEFT,
    defaultValues: { mainReason: 'gone', phone: 'no number', country: 'XX', message: HTML },
  },
}

export const AllStates = allStates(
  meta,
  { Default, AnsweredByServer, Sent, MessageOptional, EveryField, Shortest, LongGerman, OddTexts },
  560,
)
