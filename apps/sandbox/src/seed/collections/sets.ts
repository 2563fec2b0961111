import type { JewelCollection } from '../collectionTypes.js'
import { text } from '../text.js'

/** Pieces offered together; the price is where the set starts. */
export const sets: readonly JewelCollection[] = [
  {
    brand: 'Sérance',
    slug: 'aubade-set',
    code: '11.80401',
    name: text('Aubade set', 'Aubade Set', 'Parure Aubade', 'Aubade sæt'),
    type: 'set',
    categories: ['gifts-sets', 'jewellery-brand-serance'],
    gender: 'ladies',
    story: text(
      'The Aubade ring and the studs that were drawn from its setting, in a box of grey linen. The stones of both are chosen together, so that their white is the same.\n\nRing size and weight of the studs are yours to choose; the price shown is for the smaller stones.',
      'Der Aubade Ring und die Stecker, die aus seiner Fassung entwickelt wurden, in einem Etui aus grauem Leinen. Die Steine werden gemeinsam ausgesucht, damit ihr Weiß dasselbe ist.\n\nRinggröße und Gewicht der Stecker bestimmen Sie; der Preis gilt für die kleineren Steine.',
      'La bague Aubade et les puces nées de sa monture, dans un écrin de lin gris. Leurs pierres sont choisies ensemble, afin que leur blanc soit le même.\n\nVous choisissez le tour de doigt et le poids des puces ; le prix indiqué vaut pour les plus petites pierres.',
      'Aubade-ringen og ørestikkerne, der er tegnet ud fra dens fatning, i et skrin af gråt hør. Stenene vælges sammen, så deres hvide er den samme.\n\nRingstørrelse og stikkernes vægt vælger du; prisen gælder de mindste sten.',
    ),
    variation: [],
    warranty: 'two',
    design: 'set-box',
    setItems: ['11.20401.04.01.52', '11.20403.03.01.30'],
    pieces: [{ metal: 'whiteGold', gem: 'diamond', colour: 'grey', price: 7800 }],
  },
]
