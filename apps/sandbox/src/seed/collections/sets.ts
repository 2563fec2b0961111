import type { JewelCollection } from '../collectionTypes.js'
import { text } from '../text.js'

/** Sets of products; the price is the lowest price of the set. */
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
    setItems: ['11.20401.05.01.52', '11.20403.03.01.30'],
    pieces: [
      {
        metal: 'whiteGold',
        gem: 'diamond',
        colour: 'grey',
        price: 8250,
        note: text(
          'The ring is of platinum, the studs are of white gold.',
          'Der Ring ist aus Platin, die Stecker sind aus Weißgold.',
          'La bague est en platine, les puces sont en or blanc.',
          'Ringen er af platin, ørestikkerne er af hvidguld.',
        ),
      },
    ],
  },

  {
    brand: 'Halbrenn',
    slug: 'seilergasse-pair',
    code: '10.80101',
    name: text(
      'Seilergasse pair of bands',
      'Trauringpaar Seilergasse',
      'Paire d’alliances Seilergasse',
      'Seilergasse ringpar',
    ),
    type: 'set',
    categories: ['gifts-sets', 'rings-wedding', 'jewellery-brand-halbrenn'],
    gender: 'unisex',
    story: text(
      'Two wedding bands rolled from the same bar, which is parted in front of you if you wish. They share one hallmark number and come in a box for two.\n\nThe price is for two rings in yellow gold; sizes and metals are chosen in the boutique or by post, with measuring rings.',
      'Zwei Trauringe, aus derselben Stange gewalzt, die wir auf Wunsch in Ihrem Beisein trennen. Sie tragen eine gemeinsame Punzennummer und liegen in einem Etui für zwei.\n\nDer Preis gilt für zwei Ringe in Gelbgold; Größen und Metall wählen Sie in der Boutique oder per Post, mit Messringen.',
      'Deux alliances laminées dans la même barre, que nous séparons devant vous si vous le souhaitez. Elles partagent un numéro de poinçon et un écrin pour deux.\n\nLe prix s’entend pour deux anneaux en or jaune ; tailles et métal se choisissent en boutique ou par courrier, avec des baguiers.',
      'To vielsesringe valset af samme stang, som vi gerne deler, mens I ser på. De har fælles stempelnummer og ligger i et skrin til to.\n\nPrisen gælder to ringe i gult guld; størrelser og metal vælges i butikken eller pr. post med måleringe.',
    ),
    variation: [],
    warranty: 'two',
    design: 'set-box',
    setItems: ['10.10101.02.00.52', '10.10101.02.00.56'],
    pieces: [{ metal: 'yellowGold', colour: 'grey', price: 2500 }],
  },
  {
    brand: 'Odalie Voss',
    slug: 'sund-set',
    code: '12.81001',
    name: text('Sund pearl set', 'Sund Perlenset', 'Parure de perles Sund', 'Sund perlesæt'),
    type: 'set',
    categories: ['gifts-sets', 'jewellery-pearls', 'jewellery-brand-odalie-voss'],
    gender: 'ladies',
    story: text(
      'The Sund strand with the Dråbe drops, matched at one sitting so that necklace and ears show the same white. The box is oak, oiled, from a cabinet maker in Helsingør.\n\nBoth come with a cloth and a note on care: last on, first off.',
      'Der Sund Strang mit den Dråbe Gehängen, in einer Sitzung abgestimmt, damit Hals und Ohr dasselbe Weiß zeigen. Das Etui ist aus geölter Eiche, von einem Tischler in Helsingør.\n\nDazu gehören ein Tuch und ein Pflegehinweis: zuletzt anlegen, zuerst ablegen.',
      'Le rang Sund et les pendants Dråbe, assortis en une séance afin que le cou et l’oreille montrent le même blanc. L’écrin est en chêne huilé, d’un ébéniste d’Elseneur.\n\nUn linge et un conseil d’entretien les accompagnent : à mettre en dernier, à ôter en premier.',
      'Sund-kæden med Dråbe-øreringene, afstemt på én gang, så hals og ører viser samme hvide. Skrinet er af olieret eg fra en snedker i Helsingør.\n\nEn klud og et råd følger med: sidst på, først af.',
    ),
    variation: [],
    warranty: 'two',
    design: 'set-box',
    setItems: ['12.31001.02.05.42', '12.31003.02.05.00'],
    pieces: [{ metal: 'yellowGold', gem: 'pearl', colour: 'brown', price: 5700, isNew: true }],
  },
]
