/** First path segments of the brand and gift sections, in every language: their pages are content pages (Spec §2). */
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

/** Prefix of the templates of the partner brand's section ("boutique" in Spec §2). */
export const boutiquePrefix = 'bespoke-'
