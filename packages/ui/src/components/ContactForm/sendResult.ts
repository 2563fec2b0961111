import type { ReactNode } from 'react'

/** Outcome of a submission. */
export type SendResult =
  | { readonly kind: 'sent' }
  /** The server failed; retrying may help. A rejected promise has the same meaning. */
  | { readonly kind: 'failed' }
  /** No response, so the outcome is unknown; a retry must not submit twice. */
  | { readonly kind: 'unknown' }
  /** Errors that only the server found, by field name. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, ReactNode>> }
