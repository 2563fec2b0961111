import type { SelectOption, SelectOptionGroup } from '../components/SelectField/SelectField.js'
import { type ContactField, contactFields } from './contactValues.js'
import type { Need } from './fault.js'

/** A contact reason with its sub-reasons. */
export interface ContactReason extends SelectOption {
  readonly subReasons?: readonly SelectOption[] | undefined
}

/** Fields that a form can hide or require. First name, last name and e-mail are always required. */
export type OptionalContactField = 'salutation' | 'phone' | 'contactBy' | 'store' | 'country'

/**
 * Configuration of a contact form: plain data, so that a server validates by the same rules. Spec §9 "Contact form
 * types".
 */
export interface ContactSettings {
  /** Main reasons with their sub-reasons; without any the fields are hidden. */
  readonly reasons?: readonly ContactReason[] | undefined
  /** Boutiques to choose from; without any the field is hidden. */
  readonly stores?: readonly (SelectOption | SelectOptionGroup)[] | undefined
  /** Languages of the reply; without any the field is hidden. */
  readonly languages?: readonly SelectOption[] | undefined
  /** Default: salutation, telephone and contact preference optional, boutique required, country hidden. */
  readonly fields?: Readonly<Partial<Record<OptionalContactField, Need>>> | undefined
  readonly isMessageOptional?: boolean | undefined
  /** Maximum length of the message; default 2000. */
  readonly messageLimit?: number | undefined
  /** Requires consent. Marketing consent must be voluntary by law: leave it false for that. */
  readonly areTermsRequired?: boolean | undefined
}

/** Resolved settings of a form. */
export interface ContactRules {
  readonly fields: Readonly<Record<ContactField, Need>>
  readonly reasons: readonly ContactReason[]
  readonly messageLimit: number
  /** Allowed values by field; other fields accept any. */
  readonly choices: Readonly<Partial<Record<ContactField, readonly string[]>>>
}

const MESSAGE_LIMIT = 2000

/** Resolves which fields a form shows and requires. `hasTerms`: it has a consent checkbox. */
export function contactRules(settings: ContactSettings, hasTerms: boolean): ContactRules {
  const { reasons = [], stores = [], languages = [], fields = {}, messageLimit = 0 } = settings
  const phone = fields.phone ?? 'optional'
  return {
    reasons,
    messageLimit: messageLimit > 0 ? messageLimit : MESSAGE_LIMIT,
    choices: {
      mainReason: valuesOf(reasons),
      store: valuesOf(stores),
      salutation: ['ms', 'mr', 'none'],
      contactBy: ['email', 'phone'],
      language: valuesOf(languages),
    },
    fields: {
      mainReason: reasons.length > 0 ? 'required' : 'hidden',
      subReason: reasons.some(hasSubReasons) ? 'required' : 'hidden',
      store: stores.length > 0 ? (fields.store ?? 'required') : 'hidden',
      message: settings.isMessageOptional ? 'optional' : 'required',
      salutation: fields.salutation ?? 'optional',
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      phone,
      // Without a telephone field there is no contact preference.
      contactBy: phone === 'hidden' ? 'hidden' : (fields.contactBy ?? 'optional'),
      country: fields.country ?? 'hidden',
      language: languages.length > 0 ? 'required' : 'hidden',
      terms: hasTerms ? (settings.areTermsRequired ? 'required' : 'optional') : 'hidden',
    },
  }
}

const valuesOf = (options: readonly (SelectOption | SelectOptionGroup)[]): readonly string[] =>
  options.flatMap((item) => ('options' in item ? valuesOf(item.options) : [item.value]))

/** Whether a reason has sub-reasons. */
export const hasSubReasons = ({ subReasons = [] }: ContactReason) => subReasons.length > 0

/** The sub-reasons of a main reason. */
export const subReasonsOf = (reasons: readonly ContactReason[], mainReason: string) =>
  reasons.find(({ value }) => value === mainReason)?.subReasons ?? []

/** The visible fields of a form, in page order. */
export const shownFields = ({ fields }: ContactRules) => contactFields.filter((name) => fields[name] !== 'hidden')
