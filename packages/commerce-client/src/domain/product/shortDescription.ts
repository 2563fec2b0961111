const VISIBLE_CHARACTERS = 20

export interface ShortDescription {
  /** The first 20 characters (Spec §9). */
  readonly visible: string
  /** The complete text. Render it in the document for assistive technology and search engines. */
  readonly full: string
  readonly isCut: boolean
}

/** Splits a short description into its visible part and the full text. Counts characters, not UTF-16 units. */
export function shortDescription(text: string | undefined): ShortDescription {
  const full = (text ?? '').trim()
  const characters = Array.from(full)
  const isCut = characters.length > VISIBLE_CHARACTERS
  return { visible: isCut ? characters.slice(0, VISIBLE_CHARACTERS).join('') : full, full, isCut }
}
