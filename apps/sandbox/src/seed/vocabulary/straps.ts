import type { Localised } from '../localised.js'
import { text } from '../text.js'
import { type Colour, colours } from './colours.js'

/** Strap types of the seed's watches. */
export type Strap = 'bracelet' | 'leather' | 'rubber' | 'textile'

/** Each strap as an option of the variant picker. */
export const straps = {
  bracelet: text('Metal bracelet', 'Metallband', 'Bracelet métal', 'Metallænke'),
  leather: text('Leather strap', 'Lederband', 'Bracelet en cuir', 'Læderrem'),
  rubber: text('Rubber strap', 'Kautschukband', 'Bracelet en caoutchouc', 'Gummirem'),
  textile: text('Textile strap', 'Textilband', 'Bracelet textile', 'Tekstilrem'),
} satisfies Record<Strap, Localised>

/** One sentence about each strap. */
export const strapSentences = {
  bracelet: text(
    'The bracelet has screwed links and a folding clasp that adjusts in small steps.',
    'Das Band hat verschraubte Glieder und eine Faltschließe, die sich fein verstellen lässt.',
    'Le bracelet a des maillons vissés et une boucle déployante à réglage fin.',
    'Lænken har skruede led og en foldelås, der kan finjusteres.',
  ),
  leather: text(
    'The strap is vegetable-tanned leather, sewn by hand, and changes without a tool.',
    'Das Band ist aus pflanzlich gegerbtem Leder, von Hand genäht und ohne Werkzeug zu wechseln.',
    'Le bracelet, en cuir à tannage végétal cousu main, se change sans outil.',
    'Remmen er af vegetabilsk garvet læder, syet i hånden, og kan skiftes uden værktøj.',
  ),
  rubber: text(
    'The strap is natural rubber, ribbed on the inside so that water runs off.',
    'Das Band ist aus Naturkautschuk, innen gerippt, damit Wasser abläuft.',
    'Le bracelet en caoutchouc naturel est nervuré à l’intérieur pour laisser l’eau s’écouler.',
    'Remmen er af naturgummi, riflet på indersiden, så vandet løber væk.',
  ),
  textile: text(
    'The strap is woven from recycled yarn, lined with leather, and dries overnight.',
    'Das Band ist aus recyceltem Garn gewebt, mit Leder gefüttert und über Nacht trocken.',
    'Le bracelet est tissé en fil recyclé, doublé de cuir, et sèche en une nuit.',
    'Remmen er vævet af genanvendt garn, foret med læder, og tørrer natten over.',
  ),
} satisfies Record<Strap, Localised>

/** A strap with its colour, e.g. "Brown leather strap"; a metal bracelet has no colour. */
export function strapInColour(strap: Strap, colour: Colour): Localised {
  const name = straps[strap]
  if (strap === 'bracelet') return name
  const shade = colours[colour].name
  return text(
    `${shade.en} ${name.en.toLowerCase()}`,
    `${name.de} in ${shade.de}`,
    `${name.fr} ${shade.fr.toLowerCase()}`,
    `${shade.da} ${name.da.toLowerCase()}`,
  )
}
