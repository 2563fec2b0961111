import type { SelectOption, SelectOptionGroup } from '../components/SelectField/SelectField.js'
import { type ContactField, contactFields } from './contactValues.js'
import type { Need } from './fault.js'

/** A reason to write, and what it may be in particular. */
export interface ContactReason extends SelectOption {
  readonly subReasons?: readonly SelectOption[] | undefined
}

/** Fields that a form may leave out or insist on. First and last name and e-mail are always asked for. */
export type OptionalContactField = 'salutation' | 'phone' | 'contactBy' | 'store' | 'country'

/** What differs from form to form: plain data, so that a server checks by the same rules. Spec §9 "Contact form types". */
export interface ContactSettings {
  /** Main reasons with their sub-reasons; without any neither is asked for. */
  readonly reasons?: readonly ContactReason[] | undefined
  /** Boutiques to choose from; without any none is asked for. */
  readonly stores?: readonly (SelectOption | SelectOptionGroup)[] | undefined
  /** Languages of the answer; without any none is asked for. */
  readonly languages?: readonly SelectOption[] | undefined
  /** By default salutation, telephone and way of contact are optional, the boutique required, the country hidden. */
  readonly fields?: Readonly<Partial<Record<OptionalContactField, Need>>> | undefined
  readonly isMessageOptional?: boolean | undefined
  /** Characters of the message; 2000 by default. */
  readonly messageLimit?: number | undefined
  /** The form can't be sent without consent. Law wants a consent to marketing free: leave it false for that. */
  readonly areTermsRequired?: boolean | undefined
}

/** The settings as a complete table. */
export interface ContactRules {
  readonly fields: Readonly<Record<ContactField, Need>>
  readonly reasons: readonly ContactReason[]
  readonly messageLimit: number
  /** Values that may be chosen; a field that is not here takes any. */
  readonly choices: Readonly<Partial<Record<ContactField, readonly string[]>>>
}

const MESSAGE_LIMIT = 2000

/** Which fields a form shows and insists on. `hasTerms`: it has a consent box. */
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
      // Where no number is asked for, there is nothing to choose.
      contactBy: phone === 'hidden' ? 'hidden' : (fields.contactBy ?? 'optional'),
      country: fields.country ?? 'hidden',
      language: languages.length > 0 ? 'required' : 'hidden',
      terms: hasTerms ? (settings.areTermsRequired ? 'required' : 'optional') : 'hidden',
    },
  }
}

const valuesOf = (options: readonly (SelectOption | SelectOptionGroup)[]): readonly string[] =>
  options.flatMap((item) => ('options' in item ? valuesOf(item.options) : [item.value]))

/** Whether a reason has to be told more precisely. */
export const hasSubReasons = ({ subReasons = [] }: ContactReason) => subReasons.length > 0

/** The sub-reasons of a main reason. */
export const subReasonsOf = (reasons: readonly ContactReason[], mainReason: string) =>
  reasons.find(({ value }) => value === mainReason)?.subReasons ?? []

/** The fields that a form shows, in the order of the page. */
export const shownFields = ({ fields }: ContactRules) => contactFields.filter((name) => fields[name] !== 'hidden')
