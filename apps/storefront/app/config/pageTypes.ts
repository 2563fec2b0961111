/** First path segments of the brand world and of gifts, in every language: their pages are content (Spec §2). */
export const contentSegments = [
  'world',
  'welt',
  'monde',
  'univers',
  'verden',
  'brand-world',
  'gifts',
  'geschenke',
  'cadeaux',
  'gaver',
] as const

/** Templates that begin like this belong to the partner brand's section ("boutique" in Spec §2). */
export const boutiquePrefix = 'bespoke-'
