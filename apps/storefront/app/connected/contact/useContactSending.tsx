import { isCommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import { useSendContactMail } from '@vitrine/commerce-client/hooks/contactHooks'
import type { FailureCode } from '@vitrine/commerce-client/sync/failureCode'
import type { ContactFormType } from '@vitrine/commerce-client/types/contact'
import type { SendResult } from '@vitrine/ui/ContactForm'
import { FieldErrorText } from '@vitrine/ui/FieldErrorText'
import type { ContactProductFields } from '@vitrine/ui/rules/contactProduct'
import type { ContactValues } from '@vitrine/ui/rules/contactValues'
import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useShell } from '../../contexts/ShellContext.js'
import { contactMail, refusedFields } from './contactMail.js'

const messages = defineMessages({
  refused: { id: 'contactPart.refused', defaultMessage: 'Please check this answer.' },
})

/**
 * Sends a contact mail through the BFF and converts the outcome for the form. Times out after
 * five seconds (`timeoutMs` of the client).
 */
export function useContactSending(formType: ContactFormType) {
  const { localeId } = useShell()
  const { trigger } = useSendContactMail()
  return async (values: ContactValues & Partial<ContactProductFields>): Promise<SendResult> => {
    // Honeypot: only bots fill in the hidden field; they get the usual success message.
    if (values.website !== '') return { kind: 'sent' }
    const outcome = await trigger({ body: contactMail(formType, values, localeId) })
    if (outcome.kind === 'done') return { kind: 'sent' }
    const { cause } = outcome
    const refused =
      isCommerceApiError(cause) && cause.kind === 'validation' ? refusedFields(cause.extras['c_fields']) : []
    if (refused.length === 0) return { kind: isOpen(outcome) ? 'unknown' : 'failed' }
    return { kind: 'refused', errors: Object.fromEntries(refused.map((field) => [field.name, messageOf(field)])) }
  }
}

/** Whether the mail may have been sent despite the error: not when offline, and not when the platform rejected it. */
function isOpen({ error, cause }: { readonly error: FailureCode; readonly cause: unknown }): boolean {
  return error === 'unknown' && navigator.onLine && !(isCommerceApiError(cause) && cause.status === 503)
}

function messageOf({ kind, limit = 0 }: ReturnType<typeof refusedFields>[number]): ReactNode {
  if (kind === 'tooLong') return <FieldErrorText problem={{ kind, limit }} />
  if (kind === 'email' || kind === 'phone' || kind === 'accept') return <FieldErrorText problem={{ kind }} />
  return <FormattedMessage {...messages.refused} />
}
