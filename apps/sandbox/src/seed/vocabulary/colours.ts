import type { Localised } from '../seedTypes.js'
import { text } from '../text.js'

interface ColourWords {
  readonly name: Localised
  /** As seen on a watch: "blue dial". */
  readonly dial: Localised
}

/** The palette of dials and straps. */
export const colours = {
  black: {
    name: text('Black', 'Schwarz', 'Noir', 'Sort'),
    dial: text('black dial', 'schwarzes Zifferblatt', 'cadran noir', 'sort urskive'),
  },
  white: {
    name: text('White', 'Weiß', 'Blanc', 'Hvid'),
    dial: text('white dial', 'weißes Zifferblatt', 'cadran blanc', 'hvid urskive'),
  },
  silver: {
    name: text('Silver', 'Silber', 'Argent', 'Sølv'),
    dial: text('silvered dial', 'versilbertes Zifferblatt', 'cadran argenté', 'forsølvet urskive'),
  },
  blue: {
    name: text('Blue', 'Blau', 'Bleu', 'Blå'),
    dial: text('blue dial', 'blaues Zifferblatt', 'cadran bleu', 'blå urskive'),
  },
  green: {
    name: text('Green', 'Grün', 'Vert', 'Grøn'),
    dial: text('green dial', 'grünes Zifferblatt', 'cadran vert', 'grøn urskive'),
  },
  champagne: {
    name: text('Champagne', 'Champagner', 'Champagne', 'Champagne'),
    dial: text(
      'champagne-coloured dial',
      'champagnerfarbenes Zifferblatt',
      'cadran couleur champagne',
      'champagnefarvet urskive',
    ),
  },
  grey: {
    name: text('Grey', 'Grau', 'Gris', 'Grå'),
    dial: text('grey dial', 'graues Zifferblatt', 'cadran gris', 'grå urskive'),
  },
  burgundy: {
    name: text('Burgundy', 'Bordeaux', 'Bordeaux', 'Bordeaux'),
    dial: text('burgundy dial', 'bordeauxrotes Zifferblatt', 'cadran bordeaux', 'bordeauxrød urskive'),
  },
  brown: {
    name: text('Brown', 'Braun', 'Brun', 'Brun'),
    dial: text('brown dial', 'braunes Zifferblatt', 'cadran brun', 'brun urskive'),
  },
  pink: {
    name: text('Pink', 'Rosa', 'Rose', 'Rosa'),
    dial: text('pink dial', 'rosafarbenes Zifferblatt', 'cadran rose', 'rosa urskive'),
  },
  motherOfPearl: {
    name: text('Mother-of-pearl', 'Perlmutt', 'Nacre', 'Perlemor'),
    dial: text('mother-of-pearl dial', 'Zifferblatt aus Perlmutt', 'cadran en nacre', 'urskive i perlemor'),
  },
  salmon: {
    name: text('Salmon', 'Lachs', 'Saumon', 'Laksefarvet'),
    dial: text('salmon dial', 'lachsfarbenes Zifferblatt', 'cadran saumon', 'laksefarvet urskive'),
  },
} satisfies Record<string, ColourWords>

/** A colour of the palette; the image studio knows the same names. */
export type Colour = keyof typeof colours
