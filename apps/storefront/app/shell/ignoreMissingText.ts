/** A message without translation uses its inline English default (Spec §7 "Translations"); only other errors are reported. */
export function ignoreMissingText(error: { readonly code: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') console.error(error)
}
