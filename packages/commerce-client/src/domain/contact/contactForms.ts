import type { ContactEmailType, ContactFormType } from '../../types/contact.js'

/** Rules of one contact form (Spec §9 "Contact form types"). */
export interface ContactFormRule {
  readonly emailType: ContactEmailType
  /** Name of the preference that holds the recipient, with `{Brand}` as a placeholder. Read on the server only. */
  readonly preference: 'ContactEmail' | '{Brand}ContactEmail' | '{Brand}CpoContactEmail'
  /** The form asks for a main and a sub reason. */
  readonly hasReasons: boolean
  /** The form shows the terms of the overall marketing consent. */
  readonly hasMarketingTerms: boolean
  /** The mail includes the fields of the product. */
  readonly addProductFields: boolean
  readonly messageOptional: boolean
  readonly hidesStore: boolean
  readonly termsRequired: boolean
  /** Preset answers. */
  readonly preset: { readonly mainReason: string; readonly subReason: string; readonly type: string } | null
}

const plain = {
  preference: 'ContactEmail',
  hasReasons: false,
  hasMarketingTerms: false,
  addProductFields: false,
  messageOptional: false,
  hidesStore: false,
  termsRequired: true,
  preset: null,
} as const
const request = { ...plain, emailType: 20, addProductFields: true } as const
const cpoGeneral = { ...plain, emailType: 22, preference: '{Brand}CpoContactEmail' } as const
const cpoRequest = { ...request, preference: '{Brand}CpoContactEmail' } as const

/**
 * Nine form types, seven different rules: the v7 forms of the pre-owned section share the rules of the older ones
 * (decision 33).
 */
export const contactForms: Readonly<Record<ContactFormType, ContactFormRule>> = {
  retailerGeneral: { ...plain, emailType: 21, hasReasons: true },
  bespokeGeneral: { ...plain, emailType: 22, preference: '{Brand}ContactEmail', hasMarketingTerms: true },
  cpoGeneral,
  cpov7General: cpoGeneral,
  retailerProductRequest: request,
  bespokeProductRequest: { ...request, preference: '{Brand}ContactEmail' },
  cpoProductRequest: cpoRequest,
  cpov7ProductRequest: cpoRequest,
  icons_of_craft: {
    ...plain,
    emailType: 21,
    hasReasons: true,
    messageOptional: true,
    hidesStore: true,
    termsRequired: false,
    preset: { mainReason: 'Products', subReason: 'Jewellery', type: 'Products' },
  },
}

/** Name of the commerce preference that holds a form's recipient, e.g. `{Brand}ContactEmail` with the partner brand. */
export function contactPreference(form: ContactFormType, partnerBrand: string): string {
  return contactForms[form].preference.replace('{Brand}', () => partnerBrand)
}
