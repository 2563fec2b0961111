const VISIBLE_CHARACTERS = 20

export interface ShortDescription {
  /** The first 20 characters (Spec §9). */
  readonly visible: string
  /** The whole text; belongs into the document, so that assistive technology and search engines get it. */
  readonly full: string
  readonly isCut: boolean
}

/** Cuts a short description to what is seen, without losing the rest. Counts characters, not UTF-16 units. */
export function shortDescription(text: string | undefined): ShortDescription {
  const full = (text ?? '').trim()
  const characters = Array.from(full)
  const isCut = characters.length > VISIBLE_CHARACTERS
  return { visible: isCut ? characters.slice(0, VISIBLE_CHARACTERS).join('') : full, full, isCut }
}
