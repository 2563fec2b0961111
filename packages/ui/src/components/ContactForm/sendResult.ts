import type { ReactNode } from 'react'

/** What became of a form that was sent. */
export type SendResult =
  | { readonly kind: 'sent' }
  /** The server can't take it now; sending again may help. A rejected promise says the same. */
  | { readonly kind: 'failed' }
  /** The server found what we did not: words by field name. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, ReactNode>> }
