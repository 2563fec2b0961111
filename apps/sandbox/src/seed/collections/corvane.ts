import type { WatchCollection } from '../collectionTypes.js'
import { corvaneFeatures } from '../corvaneService.js'
import { same, text } from '../text.js'

/** Corvane, the partner brand: present collection. */
export const corvane: readonly WatchCollection[] = [
  {
    brand: 'Corvane',
    slug: 'sovereign-date',
    name: same('Sovereign Date'),
    type: 'partner',
    categories: ['corvane', 'corvane-classic'],
    gender: 'unisex',
    story: text(
      'The Sovereign Date has been made without a break since Corvane first put a date under a lens. The fluted bezel is cut from the solid, tooth by tooth, and the case middle is milled from one block.\n\nIts calibre 4130 shows the date at exactly midnight and may be set at any hour. Corvane seals each watch with its own certificate of rate.',
      'Die Sovereign Date wird ununterbrochen gebaut, seit Corvane erstmals ein Datum unter eine Lupe setzte. Die geriffelte Lünette ist Zahn für Zahn aus dem Vollen geschnitten, das Mittelteil aus einem Block gefräst.\n\nDas Kaliber 4130 schaltet das Datum genau um Mitternacht und darf zu jeder Stunde gestellt werden. Jede Uhr trägt das Gangzertifikat von Corvane.',
      'La Sovereign Date est produite sans interruption depuis que Corvane a placé une date sous une loupe. La lunette cannelée est taillée dans la masse, dent par dent, et la carrure fraisée dans un seul bloc.\n\nSon calibre 4130 fait sauter la date à minuit précis et se règle à toute heure. Chaque montre reçoit le certificat de marche de Corvane.',
      'Sovereign Date er blevet bygget uafbrudt, siden Corvane første gang satte en dato under en lup. Den riflede krans er skåret af massivt metal, tand for tand, og kassens midterdel er fræset af én blok.\n\nKaliber 4130 skifter dato præcis ved midnat og kan stilles på ethvert tidspunkt. Hvert ur har Corvanes eget gangcertifikat.',
    ),
    variation: ['size', 'material', 'dial'],
    warranty: 'five',
    design: 'dress-round',
    movement: { kind: 'automatic', calibre: '4130', powerReserveHours: 70 },
    functions: ['hoursMinutes', 'seconds', 'date'],
    caseSize: '41 mm',
    thicknessMm: 11.6,
    waterResistanceM: 100,
    partner: {
      modelCase: text(
        'Milled case middle, screw-down back and crown',
        'Gefrästes Mittelteil, verschraubter Boden und Krone',
        'Carrure fraisée, fond et couronne vissés',
        'Fræset midterdel, skruet bagkasse og krone',
      ),
      brochureLink: 'https://www.corvane.example/brochures/sovereign-date.pdf',
      features: [corvaneFeatures.dial, corvaneFeatures.calibre, corvaneFeatures.bracelet],
    },
    pieces: [
      { id: '4130-110-1', price: 10_400, metal: 'steel', dial: 'silver', strap: 'bracelet', hasTurntable: true },
      { id: '4130-112-1', price: 10_400, metal: 'steel', dial: 'green', strap: 'bracelet' },
      { id: '4130-120-1', price: 15_200, metal: 'twoTone', dial: 'champagne', strap: 'bracelet' },
      { id: '4130-136-1', price: 9300, metal: 'steel', dial: 'silver', strap: 'bracelet', caseSize: '36 mm' },
      {
        id: '4130-146-1',
        price: 36_800,
        metal: 'yellowGold',
        dial: 'green',
        strap: 'bracelet',
        caseSize: '36 mm',
        isPriceOnRequest: true,
      },
    ],
  },
]
