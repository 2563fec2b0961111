import type { ContactEmailType, ContactFormType } from '../../types/contact.js'

/** What differs from form to form (Spec §9 "Contact form types"). */
export interface ContactFormRule {
  readonly emailType: ContactEmailType
  /** Preference that holds the recipient, before the brand is filled in; read by the server only. */
  readonly preference: 'ContactEmail' | '{Brand}ContactEmail' | '{Brand}CpoContactEmail'
  /** Main and sub reasons are asked for. */
  readonly hasReasons: boolean
  /** The terms text about overall marketing consent is shown. */
  readonly hasMarketingTerms: boolean
  /** The mail carries what is known of the piece. */
  readonly addProductFields: boolean
  readonly messageOptional: boolean
  readonly hidesStore: boolean
  readonly termsRequired: boolean
  /** Answers that are given beforehand. */
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

/** Nine forms in seven rows: v7 of the pre-owned section shares the rows of the older one (decision 33). */
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
