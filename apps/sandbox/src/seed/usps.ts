import type { SeedProduct } from './seedTypes.js'
import { text } from './text.js'

/** Selling points of a product; the icon file names are those of Spec §9 "USP icons". */
export const usps: SeedProduct['usps'] = [
  {
    title: text('Free returns', 'Kostenlose Rücksendung', 'Retours gratuits', 'Gratis returnering'),
    text: text(
      'Unworn pieces may come back within 30 days, collected from your door.',
      'Ungetragene Stücke nehmen wir innerhalb von 30 Tagen zurück und holen sie bei Ihnen ab.',
      'Une pièce non portée peut nous revenir sous 30 jours ; nous venons la chercher chez vous.',
      'Ubrugte varer kan returneres inden for 30 dage og hentes hos dig.',
    ),
    link: '/service/returns',
    icon: 'free-returns.svg',
  },
  {
    title: text('Collect in a boutique', 'Abholung in der Boutique', 'Retrait en boutique', 'Afhentning i butik'),
    text: text(
      'Order here and try the piece on where you collect it.',
      'Bestellen Sie hier und probieren Sie das Stück an, wo Sie es abholen.',
      'Commandez ici et essayez la pièce là où vous la retirez.',
      'Bestil her, og prøv varen, hvor du henter den.',
    ),
    link: '/service/click-and-collect',
    icon: 'click-and-collect.svg',
  },
  {
    title: text('Our own workshop', 'Eigenes Atelier', 'Notre atelier', 'Eget værksted'),
    text: text(
      'Our watchmakers and goldsmiths size, service and repair what we sell.',
      'Unsere Uhrmacher und Goldschmiedinnen passen an, warten und reparieren, was wir verkaufen.',
      'Nos horlogers et joailliers ajustent, révisent et réparent ce que nous vendons.',
      'Vores urmagere og guldsmede tilpasser, servicerer og reparerer det, vi sælger.',
    ),
    link: '/service/workshop',
    icon: 'workshop.svg',
  },
]
