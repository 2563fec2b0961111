import type { Localised } from '../localised.js'
import { text } from '../text.js'

interface ColourWords {
  readonly name: Localised
  /** Adjective: German without ending, French for a masculine noun. */
  readonly shade: Localised
  /** Description of the dial: "blue dial". */
  readonly dial: Localised
}

/** The palette of dials and straps. */
export const colours = {
  black: {
    name: text('Black', 'Schwarz', 'Noir', 'Sort'),
    shade: text('black', 'schwarz', 'noir', 'sort'),
    dial: text('black dial', 'schwarzes Zifferblatt', 'cadran noir', 'sort urskive'),
  },
  white: {
    name: text('White', 'Weiß', 'Blanc', 'Hvid'),
    shade: text('white', 'weiß', 'blanc', 'hvid'),
    dial: text('white dial', 'weißes Zifferblatt', 'cadran blanc', 'hvid urskive'),
  },
  silver: {
    name: text('Silver', 'Silber', 'Argent', 'Sølv'),
    shade: text('silver-grey', 'silbergrau', 'gris argent', 'sølvgrå'),
    dial: text('silvered dial', 'versilbertes Zifferblatt', 'cadran argenté', 'forsølvet urskive'),
  },
  blue: {
    name: text('Blue', 'Blau', 'Bleu', 'Blå'),
    shade: text('blue', 'blau', 'bleu', 'blå'),
    dial: text('blue dial', 'blaues Zifferblatt', 'cadran bleu', 'blå urskive'),
  },
  green: {
    name: text('Green', 'Grün', 'Vert', 'Grøn'),
    shade: text('green', 'grün', 'vert', 'grøn'),
    dial: text('green dial', 'grünes Zifferblatt', 'cadran vert', 'grøn urskive'),
  },
  champagne: {
    name: text('Champagne', 'Champagner', 'Champagne', 'Champagne'),
    shade: text('champagne-coloured', 'champagnerfarben', 'champagne', 'champagnefarvet'),
    dial: text(
      'champagne-coloured dial',
      'champagnerfarbenes Zifferblatt',
      'cadran couleur champagne',
      'champagnefarvet urskive',
    ),
  },
  grey: {
    name: text('Grey', 'Grau', 'Gris', 'Grå'),
    shade: text('grey', 'grau', 'gris', 'grå'),
    dial: text('grey dial', 'graues Zifferblatt', 'cadran gris', 'grå urskive'),
  },
  burgundy: {
    name: text('Burgundy', 'Bordeaux', 'Bordeaux', 'Bordeaux'),
    shade: text('burgundy', 'bordeauxrot', 'bordeaux', 'bordeauxrød'),
    dial: text('burgundy dial', 'bordeauxrotes Zifferblatt', 'cadran bordeaux', 'bordeauxrød urskive'),
  },
  brown: {
    name: text('Brown', 'Braun', 'Brun', 'Brun'),
    shade: text('brown', 'braun', 'brun', 'brun'),
    dial: text('brown dial', 'braunes Zifferblatt', 'cadran brun', 'brun urskive'),
  },
  pink: {
    name: text('Pink', 'Rosa', 'Rose', 'Rosa'),
    shade: text('pink', 'rosafarben', 'rose', 'rosa'),
    dial: text('pink dial', 'rosafarbenes Zifferblatt', 'cadran rose', 'rosa urskive'),
  },
  motherOfPearl: {
    name: text('Mother-of-pearl', 'Perlmutt', 'Nacre', 'Perlemor'),
    shade: text('pearly', 'perlmuttfarben', 'nacré', 'perlemorsfarvet'),
    dial: text('mother-of-pearl dial', 'Zifferblatt aus Perlmutt', 'cadran en nacre', 'urskive i perlemor'),
  },
  salmon: {
    name: text('Salmon', 'Lachs', 'Saumon', 'Laksefarvet'),
    shade: text('salmon-coloured', 'lachsfarben', 'saumon', 'laksefarvet'),
    dial: text('salmon dial', 'lachsfarbenes Zifferblatt', 'cadran saumon', 'laksefarvet urskive'),
  },
} satisfies Record<string, ColourWords>

/** A colour of the palette; the image studio uses the same names. */
export type Colour = keyof typeof colours
