import { screen } from '@testing-library/react'

/** Texts that a screen reader announces politely. */
export function politeTexts(): readonly string[] {
  return textsOf('status')
}

/** Texts that a screen reader announces immediately. */
export function urgentTexts(): readonly string[] {
  return textsOf('alert')
}

function textsOf(role: 'status' | 'alert'): readonly string[] {
  return screen.queryAllByRole(role).flatMap(({ textContent }) => textContent.trim() || [])
}
