import { screen } from '@testing-library/react'

/** Texts that a screen reader tells when its reader pauses. */
export function politeTexts(): readonly string[] {
  return textsOf('status')
}

/** Texts that a screen reader tells at once. */
export function urgentTexts(): readonly string[] {
  return textsOf('alert')
}

function textsOf(role: 'status' | 'alert'): readonly string[] {
  return screen.queryAllByRole(role).flatMap(({ textContent }) => textContent.trim() || [])
}
