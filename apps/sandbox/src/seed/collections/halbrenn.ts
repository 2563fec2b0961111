import type { JewelCollection } from '../collectionTypes.js'
import { text } from '../text.js'

/** Halbrenn: rings from the retailer's own workshop. */
export const halbrenn: readonly JewelCollection[] = [
  {
    brand: 'Halbrenn',
    slug: 'seilergasse-band',
    code: '10.10101',
    name: text('Seilergasse wedding band', 'Trauring Seilergasse', 'Alliance Seilergasse', 'Vielsesring Seilergasse'),
    type: 'jewellery',
    categories: ['rings-wedding', 'jewellery-brand-halbrenn'],
    gender: 'unisex',
    story: text(
      'A band of 4 mm, rolled from a single bar and closed without solder. Outside it has the slightest dome; inside it is rounded enough to pass a warm knuckle.\n\nThe rings are made on the upper floor of our house in the Seilergasse. Inside, beside the hallmark, there is room for a name and a date.',
      'Ein Ring von 4 mm, aus einer Stange gewalzt und ohne Lot geschlossen. Außen ist er kaum merklich gewölbt, innen so gerundet, dass er auch über einen warmen Knöchel gleitet.\n\nGefertigt wird er im Obergeschoss unseres Hauses an der Seilergasse. Innen bleibt neben der Punze Platz für einen Namen und ein Datum.',
      'Un anneau de 4 mm, laminé dans une seule barre et fermé sans soudure. L’extérieur est à peine bombé ; l’intérieur, assez arrondi pour passer une phalange tiède.\n\nIl est fait à l’étage de notre maison de la Seilergasse. À l’intérieur, à côté du poinçon, il reste la place d’un nom et d’une date.',
      'En ring på 4 mm, valset af én stang og lukket uden lodning. Udvendigt er den ganske let hvælvet; indvendigt er den rundet nok til at glide over en varm kno.\n\nRingene laves på øverste etage i vores hus i Seilergasse. Indvendigt, ved siden af stemplet, er der plads til et navn og en dato.',
    ),
    variation: ['material', 'ringSize'],
    warranty: 'two',
    design: 'ring-band',
    dimensions: text('Width 4 mm', 'Breite 4 mm', 'Largeur 4 mm', 'Bredde 4 mm'),
    pieces: [
      { metal: 'yellowGold', ringSizes: [50, 51, 52, 53, 54, 55, 56], price: 1290, allocation: 2 },
      { metal: 'platinum', ringSizes: [50, 52, 54, 56], price: 1680, allocation: 2 },
      { metal: 'roseGold', ringSizes: [50, 52, 54, 56], price: 1290, allocation: 2 },
    ],
  },
  {
    brand: 'Halbrenn',
    slug: 'limmat-eternity',
    code: '10.10103',
    name: text('Limmat eternity ring', 'Memoirering Limmat', 'Alliance diamants Limmat', 'Limmat alliancering'),
    type: 'jewellery',
    categories: ['rings-wedding', 'jewellery-brand-halbrenn', 'gifts-her'],
    gender: 'ladies',
    story: text(
      'Brilliants of 1.7 mm all the way round, so it does not matter how the ring turns. The claws are shared between neighbours, two for every gap, and filed round by hand.\n\nAn eternity ring cannot be made larger afterwards. If the size should change, we exchange it within the first year.',
      'Brillanten von 1,7 mm rundum; wie der Ring sich dreht, ist gleich. Je zwei benachbarte Steine teilen sich die Krappen, die von Hand rund gefeilt sind.\n\nEin Memoirering lässt sich später nicht weiten. Ändert sich die Größe, tauschen wir ihn im ersten Jahr.',
      'Des brillants de 1,7 mm sur tout le tour : peu importe comment l’anneau tourne. Les griffes sont partagées entre voisines, deux par intervalle, arrondies à la lime.\n\nUne alliance complète ne s’agrandit pas. Si la taille devait changer, nous l’échangeons la première année.',
      'Brillanter på 1,7 mm hele vejen rundt, så det er lige meget, hvordan ringen drejer. Kløerne deles mellem nabosten, to i hvert mellemrum, filet runde i hånden.\n\nEn alliancering kan ikke gøres større bagefter. Ændrer størrelsen sig, bytter vi den i det første år.',
    ),
    variation: ['ringSize'],
    warranty: 'two',
    design: 'ring-eternity',
    quality: text('Colour G, clarity VS', 'Farbe G, Reinheit VS', 'Couleur G, pureté VS', 'Farve G, klarhed VS'),
    pieces: [
      { metal: 'whiteGold', gem: 'diamond', caratWeight: 0.6, ringSizes: [50, 52, 54], price: 2450, allocation: 1 },
      {
        metal: 'whiteGold',
        gem: 'diamond',
        caratWeight: 0.66,
        ringSizes: [56],
        price: 2450,
        allocation: 1,
        availability: 'soldOut',
      },
    ],
  },
]
