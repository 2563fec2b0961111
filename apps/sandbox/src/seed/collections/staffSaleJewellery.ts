import type { JewelCollection } from '../collectionTypes.js'
import { text } from '../text.js'

/** Jewellery of the staff sale. */
export const staffSaleJewellery: readonly JewelCollection[] = [
  {
    brand: 'Lumeric',
    slug: 'punto-pendant-display',
    code: '13.49901',
    name: text(
      'Punto pendant, display piece',
      'Punto Anhänger, Ausstellungsstück',
      'Pendentif Punto, pièce d’exposition',
      'Punto vedhæng, udstillingsmodel',
    ),
    type: 'jewellery',
    categories: ['staff-sale'],
    gender: 'unisex',
    story: text(
      'The Punto in yellow gold, which Lumeric no longer lists. It hung in the window in the Seilergasse and has been burnished again.\n\nThe chain is new and measures 45 cm.',
      'Der Punto in Gelbgold, den Lumeric nicht mehr führt. Er hing im Fenster an der Seilergasse und wurde neu poliert.\n\nDie Kette ist neu und misst 45 cm.',
      'Le Punto en or jaune, que Lumeric ne propose plus. Exposé dans la vitrine de la Seilergasse, il a été poli à nouveau.\n\nLa chaîne, neuve, mesure 45 cm.',
      'Punto i gult guld, som Lumeric ikke længere fører. Det hang i vinduet i Seilergasse og er poleret op igen.\n\nKæden er ny og måler 45 cm.',
    ),
    variation: [],
    warranty: 'two',
    design: 'necklace-pendant',
    pieces: [
      { metal: 'yellowGold', price: 290, formerPrice: 460, lowestPrice30d: 460, isStaffSale: true, allocation: 1 },
    ],
  },
  {
    brand: 'Perrine Ashdown',
    slug: 'cordelia-studs-display',
    code: '14.59901',
    name: text(
      'Cordelia studs, last pair',
      'Cordelia Ohrstecker, letztes Paar',
      'Puces d’oreilles Cordelia, dernière paire',
      'Cordelia ørestikker, sidste par',
    ),
    type: 'jewellery',
    categories: ['staff-sale'],
    gender: 'ladies',
    story: text(
      'Two aquamarines of 0.8 ct in a plain collet, from the first Cordelia series. The pair is complete and unworn.\n\nThe posts are white gold, the backs have a double notch.',
      'Zwei Aquamarine von 0,8 ct in glatter Zarge, aus der ersten Cordelia Serie. Das Paar ist vollständig und ungetragen.\n\nDie Stifte sind aus Weißgold, die Verschlüsse doppelt gekerbt.',
      'Deux aigues-marines de 0,8 ct en serti clos, de la première série Cordelia. La paire est complète et n’a pas été portée.\n\nLes tiges sont en or gris, les poussettes à double cran.',
      'To akvamariner på 0,8 ct i glat indfatning fra den første Cordelia-serie. Parret er komplet og ubrugt.\n\nStifterne er af hvidguld, låsene har dobbelt hak.',
    ),
    variation: [],
    warranty: 'two',
    design: 'earring-stud',
    pieces: [
      {
        metal: 'whiteGold',
        gem: 'aquamarine',
        caratWeight: 1.6,
        colour: 'blue',
        price: 980,
        formerPrice: 1650,
        lowestPrice30d: 1650,
        isStaffSale: true,
        allocation: 1,
      },
    ],
  },
]
