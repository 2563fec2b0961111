'use client'

import { useId } from 'react'
import { useIntl } from 'react-intl'
import { labels } from './ContactForm.messages.js'
import type { ContactRules } from '../../rules/contactRules.js'
import type { ContactField, ContactValues } from '../../rules/contactValues.js'
import type { FieldErrors } from './useFormSending.js'

/** Initial values of a contact form; consent is never preselected. */
export type ContactDefaults = Readonly<Partial<Omit<ContactValues, 'terms' | 'website'>>>

/** Fields of a contact form and their props. */
export type ContactFields = ReturnType<typeof useContactFields>

/** Ids, labels, required state and errors of the fields. */
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
    /**
     * Target of a link in the error summary; for a telephone number, the number input instead of the country select.
     */
    targetId: (name: ContactField) => `${formId}-${name}${name === 'phone' ? '-number' : ''}`,
  }
}
