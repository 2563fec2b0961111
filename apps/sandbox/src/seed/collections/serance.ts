import type { JewelCollection } from '../collectionTypes.js'
import { text } from '../text.js'

const certificate = text(
  'Independent diamond report',
  'Unabhängiger Diamantreport',
  'Rapport de diamant indépendant',
  'Uafhængig diamantrapport',
)
const quality = text(
  'Colour F–G, clarity VS',
  'Farbe F–G, Reinheit VS',
  'Couleur F–G, pureté VS',
  'Farve F–G, klarhed VS',
)

/** Sérance: diamonds from Paris. */
export const serance: readonly JewelCollection[] = [
  {
    brand: 'Sérance',
    slug: 'aubade-solitaire',
    code: '11.20401',
    name: text('Aubade solitaire ring', 'Aubade Solitärring', 'Bague solitaire Aubade', 'Aubade solitairering'),
    type: 'jewellery',
    categories: ['rings-engagement', 'jewellery-rings', 'jewellery-brand-serance'],
    gender: 'ladies',
    story: text(
      'Four claws, filed until they almost disappear, hold a brilliant of half a carat. Seen from the side, the setting opens like a window: light enters from below as well as from above.\n\nThe band is rounded inside and out and narrows towards the stone, which makes it look larger than it is. One pair of hands in the rue du Colombier makes each ring from casting to last polish.',
      'Vier Krappen, gefeilt, bis sie beinahe verschwinden, halten einen Brillanten von einem halben Karat. Von der Seite öffnet sich die Fassung wie ein Fenster: Licht fällt von unten so gut wie von oben ein.\n\nDie Schiene ist innen und außen gerundet und wird zum Stein hin schmaler, was ihn größer wirken lässt. Jeder Ring entsteht in der Rue du Colombier in einer Hand, vom Guss bis zur letzten Politur.',
      'Quatre griffes, limées jusqu’à presque disparaître, tiennent un brillant d’un demi-carat. De profil, la monture s’ouvre comme une fenêtre : la lumière entre par-dessous autant que par-dessus.\n\nL’anneau, arrondi au-dedans comme au-dehors, s’amincit vers la pierre, qui en paraît plus grande. Rue du Colombier, une seule main réalise chaque bague, de la fonte au dernier poli.',
      'Fire kløer, filet til de næsten forsvinder, holder en brillant på en halv karat. Set fra siden åbner fatningen sig som et vindue: Lyset kommer både nedefra og oppefra.\n\nSkinnen er rundet indvendigt og udvendigt og smalner mod stenen, som derved virker større. Hver ring laves af ét par hænder i rue du Colombier, fra støbning til sidste polering.',
    ),
    variation: ['material', 'ringSize'],
    warranty: 'two',
    design: 'ring-solitaire',
    quality,
    certificate,
    pieces: [
      {
        metal: 'platinum',
        gem: 'diamond',
        caratWeight: 0.5,
        ringSizes: [50, 51, 52, 53, 54, 55, 56],
        price: 5900,
        allocation: 1,
        hasTurntable: true,
        videoName: 'solitaire-loop',
      },
      { metal: 'roseGold', gem: 'diamond', caratWeight: 0.5, ringSizes: [50, 52, 54, 56], price: 5450, allocation: 1 },
    ],
  },
  {
    brand: 'Sérance',
    slug: 'aubade-studs',
    code: '11.20403',
    name: text('Aubade diamond studs', 'Aubade Diamantstecker', 'Puces d’oreilles Aubade', 'Aubade diamantørestikker'),
    type: 'jewellery',
    categories: ['earrings-studs', 'jewellery-earrings', 'jewellery-brand-serance', 'gifts-her'],
    gender: 'ladies',
    story: text(
      'Two brilliants, matched by eye and then by instrument, in the four-claw setting of the Aubade ring. The post stands slightly above the centre of the stone, so that it does not tip forward.\n\nThe backs screw on and cannot slide off. They are made with the pair and carry its number.',
      'Zwei Brillanten, erst mit dem Auge, dann mit dem Instrument ausgewählt, in der Krappenfassung des Aubade Rings. Der Stift sitzt leicht über der Mitte des Steins, damit dieser nicht nach vorn kippt.\n\nDie Verschlüsse sind geschraubt und können nicht abrutschen. Sie werden mit dem Paar gefertigt und tragen seine Nummer.',
      'Deux brillants appairés à l’œil, puis à l’instrument, dans la monture à quatre griffes de la bague Aubade. La tige est placée un peu au-dessus du centre de la pierre, qui ne bascule pas vers l’avant.\n\nLes poussettes se vissent et ne peuvent glisser. Elles sont faites avec la paire et en portent le numéro.',
      'To brillanter, parret først med øjet og siden med instrument, i Aubade-ringens fatning med fire kløer. Stiften sidder lidt over stenens midte, så den ikke tipper fremad.\n\nLåsene skrues på og kan ikke glide af. De laves sammen med parret og bærer dets nummer.',
    ),
    variation: ['size'],
    warranty: 'two',
    design: 'earring-stud',
    quality,
    certificate,
    pieces: [
      { metal: 'whiteGold', gem: 'diamond', caratWeight: 0.6, size: '0.30ct', idSuffix: '30', price: 2350 },
      { metal: 'whiteGold', gem: 'diamond', caratWeight: 1, size: '0.50ct', idSuffix: '50', price: 5200 },
      {
        metal: 'whiteGold',
        gem: 'diamond',
        caratWeight: 1.4,
        size: '0.70ct',
        idSuffix: '70',
        price: 8900,
        availability: 'preOrder',
        allocation: 1,
      },
    ],
  },
]
