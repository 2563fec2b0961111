import type { JewelCollection } from '../collectionTypes.js'
import { text } from '../text.js'

const report = text(
  'Gemmological report for the principal stones',
  'Gemmologischer Bericht zu den Hauptsteinen',
  'Rapport gemmologique des pierres principales',
  'Gemmologisk rapport for hovedstenene',
)

/** High jewellery: unique pieces, priced on request. */
export const highJewellery: readonly JewelCollection[] = [
  {
    brand: 'Sérance',
    slug: 'nocturne-necklace',
    code: '11.90101',
    name: text('Nocturne necklace', 'Nocturne Collier', 'Collier Nocturne', 'Nocturne collier'),
    type: 'highJewellery',
    categories: ['high-jewellery', 'jewellery-necklaces'],
    gender: 'ladies',
    story: text(
      'Thirty-one emeralds from a single parcel took four years to assemble. They are graduated from the clasp to a centre stone of 6.12 ct and parted by pairs of marquise diamonds.\n\nThe settings are joined by a spiral spring of platinum in place of links, so the necklace lies flat whatever the wearer’s posture. It took eleven months to make, and there is one.',
      'Einunddreißig Smaragde aus einer einzigen Partie wurden über vier Jahre zusammengetragen. Sie steigern sich vom Verschluss bis zum Mittelstein von 6,12 ct, getrennt durch Paare von Diamanten im Marquiseschliff.\n\nStatt Gliedern verbindet eine Spiralfeder aus Platin die Fassungen; das Collier liegt flach, wie immer man sich hält. Die Arbeit dauerte elf Monate. Es gibt dieses eine Stück.',
      'Il a fallu quatre ans pour réunir trente et une émeraudes d’un même lot. Elles croissent du fermoir jusqu’à la pierre centrale de 6,12 ct, séparées par des paires de diamants taille marquise.\n\nUn ressort spiral en platine remplace les maillons : le collier repose à plat quelle que soit la posture. Onze mois de travail, une seule pièce.',
      'Det tog fire år at samle enogtredive smaragder fra ét og samme parti. De tiltager fra låsen til midterstenen på 6,12 ct og adskilles af par af marquiseslebne diamanter.\n\nI stedet for led forbinder en spiralfjeder af platin fatningerne, så collieret ligger fladt, uanset hvordan man holder sig. Det tog elleve måneder at lave, og der findes ét.',
    ),
    variation: [],
    warranty: 'two',
    design: 'necklace-riviere',
    certificate: report,
    pieces: [
      {
        metal: 'platinum',
        gem: 'emerald',
        caratWeight: 58.4,
        colour: 'green',
        price: 685_000,
        isPriceOnRequest: true,
        hasTurntable: true,
      },
    ],
  },
]
