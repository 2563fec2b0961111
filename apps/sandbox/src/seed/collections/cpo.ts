import type { WatchCollection } from '../collectionTypes.js'
import { same, text } from '../text.js'

/** Certified pre-owned watches, old section. */
export const cpo: readonly WatchCollection[] = [
  {
    brand: 'Tessmohr',
    slug: 'kaltwasser-200-2011',
    name: same('Kaltwasser 200'),
    type: 'cpo',
    categories: ['cpo'],
    gender: 'mens',
    story: text(
      'The first Kaltwasser, before the present 300. Its bezel clicks sixty times, not a hundred and twenty, and the lume of the hands has aged to the colour of cream.',
      'Die erste Kaltwasser, vor der heutigen 300. Ihre Lünette rastet sechzig- statt hundertzwanzigmal, und die Leuchtmasse der Zeiger hat den Ton von Rahm angenommen.',
      'La première Kaltwasser, avant l’actuelle 300. Sa lunette compte soixante crans au lieu de cent vingt, et la matière luminescente des aiguilles a pris une teinte crème.',
      'Den første Kaltwasser, før den nuværende 300. Kransen klikker tres gange og ikke hundrede og tyve, og visernes lysmasse er blevet flødefarvet.',
    ),
    variation: [],
    warranty: 'two',
    design: 'sport-diver',
    movement: { kind: 'automatic', calibre: 'TM 20', powerReserveHours: 42 },
    functions: ['hoursMinutes', 'seconds', 'date'],
    caseSize: '41 mm',
    thicknessMm: 12.8,
    waterResistanceM: 200,
    preOwned: { yearOfSale: '2011', condition: 'good', delivered: 'papers' },
    pieces: [{ id: '7011-201-1', price: 2450, metal: 'steel', dial: 'black', strap: 'bracelet', hasTurntable: true }],
  },
]
