import type { DocumentState } from '../../contract/pageData.js'

/** Id of the non-executable JSON block with the page's data. */
export const STATE_ELEMENT_ID = 'page-data'

/** Escapes JSON for a script element, so that it can neither open nor close a tag. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Parses the JSON block written by the server. @throws when the block is missing or malformed. */
export function readDocumentState(document: Document): DocumentState {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent
  if (!text)
    throw new Error(
      `The document has no #${STATE_ELEMENT_ID} block, so the page cannot be hydrated. Check documentTemplate.ts.`,
    )
  return JSON.parse(text)
}
