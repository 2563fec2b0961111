'use client'

import { useId } from 'react'
import { useIntl } from 'react-intl'
import { labels } from './ContactForm.messages.js'
import type { ContactRules } from '../../rules/contactRules.js'
import type { ContactField, ContactValues } from '../../rules/contactValues.js'
import type { FieldErrors } from './useFormSending.js'

/** What a contact form holds at first; consent is never given beforehand. */
export type ContactDefaults = Readonly<Partial<Omit<ContactValues, 'terms' | 'website'>>>

/** What the parts of a contact form ask: which fields there are, and what each says. */
export type ContactFields = ReturnType<typeof useContactFields>

/** Ids, labels, needs and errors of the fields, for their props. */
export function useContactFields(rules: ContactRules, defaults: ContactDefaults) {
  const formId = useId()
  const intl = useIntl()
  const label = (name: ContactField) => intl.formatMessage(labels[name])
  return {
    rules,
    defaults,
    label,
    isShown: (name: ContactField) => rules.fields[name] !== 'hidden',
    field: (name: ContactField, errors: FieldErrors) => ({
      id: `${formId}-${name}`,
      name,
      label: label(name),
      required: rules.fields[name] === 'required',
      error: errors[name],
    }),
    /** Where the error summary leads: of a telephone number, past its country. */
    targetId: (name: ContactField) => `${formId}-${name}${name === 'phone' ? '-number' : ''}`,
  }
}
