import type { WatchCollection } from '../collectionTypes.js'
import { corvaneFeatures } from '../corvaneService.js'
import { same, text } from '../text.js'

/** Corvane, the partner brand: certified pre-owned pieces. */
export const corvanePreOwned: readonly WatchCollection[] = [
  {
    brand: 'Corvane',
    slug: 'sovereign-date-2014',
    name: same('Sovereign Date 36'),
    type: 'partnerCpo',
    categories: ['corvane-cpo'],
    gender: 'unisex',
    story: text(
      'A Sovereign Date of 2014, from the last years of the calibre 3120. The white dial still carries the narrow printed minute track that the present model gave up.\n\nThe bracelet has its full number of links and shows the slight play of ten years’ wear.',
      'Eine Sovereign Date von 2014, aus den letzten Jahren des Kalibers 3120. Das weiße Zifferblatt trägt noch die schmale gedruckte Minuterie, die das heutige Modell nicht mehr hat.\n\nDas Band besitzt alle Glieder und zeigt das leichte Spiel von zehn Jahren Tragen.',
      'Une Sovereign Date de 2014, des dernières années du calibre 3120. Le cadran blanc porte encore la fine minuterie imprimée que le modèle actuel a abandonnée.\n\nLe bracelet a tous ses maillons et présente le léger jeu de dix années de port.',
      'En Sovereign Date fra 2014, fra de sidste år med kaliber 3120. Den hvide urskive har stadig den smalle trykte minutring, som den nuværende model ikke har.\n\nLænken har alle sine led og viser det lette slør efter ti års brug.',
    ),
    variation: [],
    warranty: 'two',
    design: 'dress-round',
    movement: { kind: 'automatic', calibre: '3120', powerReserveHours: 48 },
    functions: ['hoursMinutes', 'seconds', 'date'],
    caseSize: '36 mm',
    thicknessMm: 11.9,
    waterResistanceM: 100,
    preOwned: { yearOfSale: '2014', condition: 'veryGood', delivered: 'boxAndPapers' },
    partner: {
      modelCase: text(
        'Screw-down back and crown',
        'Verschraubter Boden und Krone',
        'Fond et couronne vissés',
        'Skruet bagkasse og krone',
      ),
      brochureLink: 'https://www.corvane.example/brochures/certified-pre-owned.pdf',
      features: [corvaneFeatures.crown, corvaneFeatures.dial, corvaneFeatures.bracelet],
    },
    pieces: [{ id: '3120-136-1', price: 7400, metal: 'steel', dial: 'white', strap: 'bracelet' }],
  },
]
