import type { ReactNode } from 'react'

/** What became of a form that was sent. */
export type SendResult =
  | { readonly kind: 'sent' }
  /** The server can't take it now; sending again may help. A rejected promise says the same. */
  | { readonly kind: 'failed' }
  /** No answer came, so nobody knows whether it arrived; sending it again must not send it twice. */
  | { readonly kind: 'unknown' }
  /** The server found what we did not: words by field name. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, ReactNode>> }
