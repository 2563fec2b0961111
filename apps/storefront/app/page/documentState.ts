import type { DocumentState } from './pageData.js'

/** Id of the JSON block that carries the page's data; data, never executed. */
export const STATE_ELEMENT_ID = 'page-data'

/** JSON that is safe inside a script element: no tag can begin or end in it. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Reads what the server wrote. @throws when the block is missing or broken. */
export function readDocumentState(document: Document): DocumentState {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent
  if (!text) throw new Error(`The document has no #${STATE_ELEMENT_ID} block, so the page cannot become interactive.`)
  return JSON.parse(text)
}
