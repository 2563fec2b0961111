import type { Localised } from '../localised.js'
import { text } from '../text.js'

/** Text parts for describing an image of a jewel, a card or a box. */
export interface JewelWords {
  /** Noun, followed by the metal: "ring". */
  readonly noun: Localised
  /**
   * Arrangement of the stones, after the metal; `{one}` and `{many}` are the stone. null = stones are not mentioned.
   */
  readonly stones: Localised | null
  /** Final part; null = none. */
  readonly tail: Localised | null
  /** Content of the close-up. */
  readonly near: Localised
  /** Whether the text mentions the metal. */
  readonly isMetal: boolean
  /** Whether it is photographed upright instead of lying. */
  readonly isStanding: boolean
}

const ring = { tail: null, isMetal: true, isStanding: true } as const
const lying = { tail: null, isMetal: true, isStanding: false } as const

/** The studio's jewellery designs, card and box, with their text parts. */
export const jewelDesigns = {
  'ring-solitaire': {
    ...ring,
    noun: text('ring', 'Ring', 'bague', 'ring'),
    stones: text('with {one}', 'mit {one}', 'sertie {one}', 'med {one}'),
    near: text(
      'the stone in its claws',
      'der Stein in seinen Krappen',
      'la pierre dans ses griffes',
      'stenen i sine kløer',
    ),
  },
  'ring-halo': {
    ...ring,
    noun: text('ring', 'Ring', 'bague', 'ring'),
    stones: text(
      'with {one} among small diamonds',
      'mit {one} im Kranz kleiner Diamanten',
      'sertie {one} dans un entourage de petits diamants',
      'med {one} i en krans af små diamanter',
    ),
    near: text(
      'the centre stone and the small diamonds around it',
      'der Mittelstein und die kleinen Diamanten ringsum',
      'la pierre centrale et les petits diamants qui l’entourent',
      'midterstenen og de små diamanter omkring den',
    ),
  },
  'ring-eternity': {
    ...ring,
    noun: text('narrow ring', 'schmaler Ring', 'fine alliance', 'smal ring'),
    stones: text(
      'set with {many} all around',
      'mit {many} ringsum',
      'sertie {many} sur tout le tour',
      'med {many} hele vejen rundt',
    ),
    near: text('the row of stones', 'die Reihe der Steine', 'le rang de pierres', 'rækken af sten'),
  },
  'ring-band': {
    ...ring,
    noun: text('plain band', 'schlichter Bandring', 'alliance unie', 'glat ring'),
    stones: null,
    near: text('the curve of the band', 'die Wölbung der Schiene', 'le bombé de l’anneau', 'ringens runding'),
  },
  'ring-cocktail': {
    ...ring,
    noun: text('cocktail ring', 'Cocktailring', 'bague cocktail', 'cocktailring'),
    stones: text('with {one}', 'mit {one}', 'ornée {one}', 'med {one}'),
    near: text('the head of the ring', 'der Ringkopf', 'la tête de la bague', 'ringens hoved'),
  },
  'necklace-pendant': {
    ...lying,
    noun: text('pendant', 'Anhänger', 'pendentif', 'vedhæng'),
    stones: text('with {one}', 'mit {one}', 'orné {one}', 'med {one}'),
    tail: text('on a fine chain', 'an feiner Kette', 'sur chaîne fine', 'i fin kæde'),
    near: text(
      'the pendant and its chain',
      'der Anhänger und seine Kette',
      'le pendentif et sa chaîne',
      'vedhænget og dets kæde',
    ),
  },
  'necklace-riviere': {
    ...lying,
    noun: text('necklace', 'Collier', 'rivière', 'collier'),
    stones: text(
      'with {many} set edge to edge',
      'mit {many}, Stein an Stein gefasst',
      'sertie {many} bord à bord',
      'med {many} fattet kant mod kant',
    ),
    near: text('the stones at the centre', 'die Steine in der Mitte', 'les pierres du centre', 'stenene i midten'),
  },
  'necklace-pearls': {
    ...lying,
    isMetal: false,
    noun: text(
      'necklace of round pearls',
      'Collier aus runden Perlen',
      'collier de perles rondes',
      'halskæde af runde perler',
    ),
    stones: null,
    near: text('the lustre of the pearls', 'der Lüster der Perlen', 'le lustre des perles', 'perlernes glans'),
  },
  'earring-stud': {
    ...lying,
    noun: text('pair of stud earrings', 'Paar Ohrstecker', 'paire de puces d’oreilles', 'par ørestikker'),
    stones: text('with {one} each', 'mit je {one}', 'ornées chacune {one}', 'med {one} i hver'),
    near: text(
      'the stones in their settings',
      'die Steine in ihren Fassungen',
      'les pierres serties',
      'stenene i deres fatning',
    ),
  },
  'earring-drop': {
    ...lying,
    noun: text('pair of drop earrings', 'Paar Ohrgehänge', 'paire de pendants d’oreilles', 'par ørehængere'),
    stones: text('with {many}', 'mit {many}', 'ornés {many}', 'med {many}'),
    near: text('the drops', 'die Tropfen', 'les gouttes', 'dråberne'),
  },
  'earring-hoop': {
    ...lying,
    noun: text('pair of hoops', 'Paar Creolen', 'paire de créoles', 'par kreoler'),
    stones: text('with {many}', 'mit {many}', 'ornées {many}', 'med {many}'),
    near: text('the curve of the hoops', 'die Rundung der Creolen', 'le galbe des créoles', 'kreolernes runding'),
  },
  'bracelet-tennis': {
    ...lying,
    noun: text('line bracelet', 'Tennisarmband', 'bracelet ligne', 'tennisarmbånd'),
    stones: text('with {many} in a row', 'mit {many} in einer Reihe', 'serti {many}', 'med {many} på række'),
    near: text('the row of stones', 'die Reihe der Steine', 'le rang de pierres', 'rækken af sten'),
  },
  'bracelet-bangle': {
    ...lying,
    noun: text('rigid bangle', 'fester Armreif', 'jonc rigide', 'stift armbånd'),
    stones: null,
    near: text('the polished curve', 'die polierte Rundung', 'le galbe poli', 'den polerede runding'),
  },
  'bracelet-links': {
    ...lying,
    noun: text('bracelet of oval links', 'Gliederarmband', 'bracelet à maillons ovales', 'armbånd af ovale led'),
    stones: null,
    near: text('the links', 'die Glieder', 'les maillons', 'leddene'),
  },
  'brooch-spray': {
    ...lying,
    noun: text(
      'brooch shaped like a spray of leaves',
      'Brosche in Form eines Blattzweigs',
      'broche en forme de rameau',
      'broche formet som en bladgren',
    ),
    stones: text('with {many}', 'mit {many}', 'ornée {many}', 'med {many}'),
    near: text('the leaves of the spray', 'die Blätter des Zweigs', 'les feuilles du rameau', 'grenens blade'),
  },
  'gift-card': {
    ...lying,
    isMetal: false,
    noun: text('gift card', 'Geschenkkarte', 'carte cadeau', 'gavekort'),
    stones: null,
    tail: text('with its envelope', 'mit ihrem Umschlag', 'avec son enveloppe', 'med sin kuvert'),
    near: text('the name on the card', 'der Name auf der Karte', 'le nom sur la carte', 'navnet på kortet'),
  },
  'set-box': {
    ...lying,
    isMetal: false,
    noun: text('open jewellery box', 'geöffnetes Schmucketui', 'écrin ouvert', 'åbent smykkeskrin'),
    stones: null,
    near: text('the inside of the box', 'das Innere des Etuis', 'l’intérieur de l’écrin', 'skrinets indre'),
  },
} satisfies Record<string, JewelWords>
