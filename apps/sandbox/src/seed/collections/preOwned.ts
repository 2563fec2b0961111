import type { WatchCollection } from '../collectionTypes.js'
import { same, text } from '../text.js'

/** Certified pre-owned watches, new section. */
export const preOwned: readonly WatchCollection[] = [
  {
    brand: 'Aurelune',
    slug: 'meridian-38-2019',
    name: same('Meridian 38'),
    type: 'newCpo',
    categories: ['pre-owned'],
    gender: 'mens',
    story: text(
      'The Meridian in the size it had until 2020, with a salmon dial that was made for one year only. The two millimetres less are noticed on the wrist rather than on paper.',
      'Die Meridian in der Größe, die sie bis 2020 hatte, mit einem lachsfarbenen Zifferblatt, das nur ein Jahr lang gefertigt wurde. Die zwei Millimeter weniger merkt man am Handgelenk mehr als auf dem Papier.',
      'La Meridian dans sa taille d’avant 2020, avec un cadran saumon fabriqué une seule année. Les deux millimètres de moins se remarquent au poignet plus que sur le papier.',
      'Meridian i den størrelse, den havde indtil 2020, med en laksefarvet urskive, der kun blev lavet ét år. De to millimeter mindre mærkes mere på håndleddet end på papiret.',
    ),
    variation: [],
    warranty: 'two',
    design: 'dress-round',
    movement: { kind: 'automatic', calibre: 'AL-102', powerReserveHours: 60 },
    functions: ['hoursMinutes', 'seconds', 'date'],
    caseSize: '38 mm',
    thicknessMm: 8.9,
    waterResistanceM: 50,
    preOwned: { yearOfSale: '2019', condition: 'excellent', delivered: 'boxAndPapers' },
    pieces: [{ id: '7519-380-1', price: 4900, metal: 'steel', dial: 'salmon', strap: 'leather', strapColour: 'brown' }],
  },
]
