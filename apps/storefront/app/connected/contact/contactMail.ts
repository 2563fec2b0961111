import type { ContactFormName } from '@vitrine/cms-renderer/definitions/contactForms'
import { contactForms } from '@vitrine/commerce-client/domain/contact/contactForms'
import type {
  ContactFormType,
  ContactMail,
  ContactMailFields,
  RefusedField,
} from '@vitrine/commerce-client/types/contact'
import { formTypes, formTypesOfTheme } from '../../config/contactFormTypes.js'
import type { ContactProductFields } from '@vitrine/ui/rules/contactProduct'
import type { ContactValues } from '@vitrine/ui/rules/contactValues'
import type { ThemeKey } from '@vitrine/ui/theme/themes'

/** The form type of the commerce platform for an author's choice; a theme may have form types of its own. */
export function contactFormType(form: ContactFormName, theme: ThemeKey): ContactFormType {
  return formTypesOfTheme[theme]?.[form] ?? formTypes[form]
}

/** Form values as the body of `custom/emails/v1/send`; fields that the form does not have are left out. */
export function contactMail(
  formType: ContactFormType,
  values: ContactValues & Partial<ContactProductFields>,
  locale: string,
): ContactMail {
  const { emailType, hasReasons, hidesStore, addProductFields, termsRequired } = contactForms[formType]
  const { mainReason, subReason, store, terms, firstName, lastName, email } = values
  const { productId, productBrand, productName, productReference } = values
  const said = (name: keyof ContactMailFields, value: string) => (value === '' ? {} : { [name]: value })
  return {
    formType,
    emailType,
    locale,
    fields: {
      ...(hasReasons && { ...said('mainReason', mainReason), ...said('subReason', subReason) }),
      ...said('message', values.message),
      ...said('salutation', values.salutation),
      firstName,
      lastName,
      email,
      ...said('phone', values.phone),
      ...said('contactBy', values.contactBy),
      ...said('country', values.country),
      ...said('language', values.language),
      // A form without the checkbox records no consent.
      ...(termsRequired && { terms }),
      ...(addProductFields && {
        productBrand: productBrand || undefined,
        productName: productName || undefined,
        productReference: productReference || undefined,
      }),
    },
    ...(addProductFields && productId ? { productId } : {}),
    ...(!hidesStore && store !== '' ? { storeId: store } : {}),
  }
}

/** The rejected fields in a response's `c_fields`; malformed entries are left out. */
export function refusedFields(value: unknown): readonly Pick<RefusedField, 'name' | 'kind' | 'limit'>[] {
  return Array.isArray(value) ? value.filter(isRefusedField) : []
}

const kinds: readonly unknown[] = ['required', 'choose', 'format', 'accept', 'email', 'phone', 'tooLong']

function isRefusedField(value: unknown): value is RefusedField {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('kind' in value)) return false
  const isKnown = typeof value.name === 'string' && kinds.includes(value.kind)
  return isKnown && (value.kind !== 'tooLong' || ('limit' in value && typeof value.limit === 'number'))
}
