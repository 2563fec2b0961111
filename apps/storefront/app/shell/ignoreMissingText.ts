/** A text without translation shows its inline English default (Spec §7 "Translations"); only real faults are reported. */
export function ignoreMissingText(error: { readonly code: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') console.error(error)
}
