/** The nine contact forms of Spec §9 "Contact form types" (decision 33). */
export type ContactFormType =
  | 'retailerGeneral'
  | 'bespokeGeneral'
  | 'cpoGeneral'
  | 'cpov7General'
  | 'retailerProductRequest'
  | 'bespokeProductRequest'
  | 'cpoProductRequest'
  | 'cpov7ProductRequest'
  | 'icons_of_craft'

/** Kind of mail: 20 = product request, 21 = the retailer's general mail, 22 = a partner brand's general mail. */
export type ContactEmailType = 20 | 21 | 22

/** Fields of a contact form, by field name; an empty text counts as absent. */
export interface ContactMailFields {
  readonly mainReason?: string | undefined
  readonly subReason?: string | undefined
  readonly message?: string | undefined
  /** `ms`, `mr` or `none`. */
  readonly salutation?: string | undefined
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** E.164. */
  readonly phone?: string | undefined
  /** `email` or `phone`. */
  readonly contactBy?: string | undefined
  /** ISO 3166 alpha-2. */
  readonly country?: string | undefined
  /** Preferred language of the reply. */
  readonly language?: string | undefined
  /** True when the consent box was ticked; recorded only if the form has one. */
  readonly terms?: boolean | undefined
  /** Brand, name and reference describe a product that is not in the catalogue. */
  readonly productBrand?: string | undefined
  readonly productName?: string | undefined
  readonly productReference?: string | undefined
}

/** Body of `POST custom/emails/v1/send` (custom API); response 204. The server sets recipient and subject. */
export interface ContactMail {
  readonly formType: ContactFormType
  readonly emailType: ContactEmailType
  /** Locale id of the page, e.g. `de-CH`. */
  readonly locale: string
  readonly fields: ContactMailFields
  /** The product of a product request. */
  readonly productId?: string | undefined
  /** The boutique selected in the form's field `store`. */
  readonly storeId?: string | undefined
}

/** Why a field was rejected; the same codes as in the form's own validation. */
export type ContactFieldFault = 'required' | 'choose' | 'format' | 'accept' | 'email' | 'phone' | 'tooLong'

/** One entry of `c_fields` of a rejected mail or notification. */
export interface RefusedField {
  /** Name of the form's field, e.g. `email`, `store`, or of a body property, e.g. `formType`. */
  readonly name: string
  readonly kind: ContactFieldFault
  /** Maximum number of characters; with `tooLong`. */
  readonly limit?: number | undefined
}

/**
 * Body of `POST custom/notifications/v1/back-in-stock` (custom API); 204, 400 with `c_fields`, 409 = subscribed
 * already.
 */
export interface BackInStockRequest {
  readonly productId: string
  readonly email: string
  /** Locale id of the page: the language of the notification. */
  readonly locale: string
  readonly name?: string | undefined
  /** Consent, if the form asks for it. */
  readonly terms?: boolean | undefined
}
