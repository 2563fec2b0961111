/** A product in a mail; amounts are formatted. */
export interface MailProduct {
  readonly title: string
  /** Chosen values, engraving, quantity. */
  readonly notes: readonly string[]
  readonly price: string
  /** Absolute address; null = the product has no page. */
  readonly href: string | null
}

/** A part of a mail. Every text is plain text. */
export type MailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Small print. */
  | { readonly kind: 'small'; readonly text: string }
  /** Numbered steps. */
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  /** Lines of an address. */
  | { readonly kind: 'lines'; readonly title: string; readonly lines: readonly string[] }
  | {
      readonly kind: 'rows'
      readonly rows: readonly {
        readonly label: string
        readonly value: string
        readonly isTotal?: boolean | undefined
      }[]
    }
  | { readonly kind: 'products'; readonly products: readonly MailProduct[] }
  | { readonly kind: 'button' | 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'quote'; readonly text: string }

/** A mail as data; `mailHtml` and `mailText` write it. */
export interface MailDocument {
  /** BCP 47. */
  readonly language: string
  readonly brand: string
  readonly subject: string
  /** Shown by mail programs beside the subject. */
  readonly preview: string
  readonly title: string
  readonly blocks: readonly MailBlock[]
  /** Identity of the sender, one line each. */
  readonly footer: readonly string[]
}
