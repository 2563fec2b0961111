import { text } from '../text.js'

/** Services of boutiques. */
export const storeServices = {
  appointment: text(
    'Advice by appointment',
    'Beratung nach Vereinbarung',
    'Conseil sur rendez-vous',
    'Rådgivning efter aftale',
  ),
  clickAndCollect: text('Click & collect', 'Online bestellen und abholen', 'Retrait en boutique', 'Klik og hent'),
  watchmaker: text('Watchmaker on site', 'Uhrmacherei im Haus', 'Horloger sur place', 'Urmager i huset'),
  jewelleryAtelier: text('Jewellery atelier', 'Goldschmiedeatelier', 'Atelier de joaillerie', 'Guldsmedeværksted'),
  engraving: text('Engraving', 'Gravur', 'Gravure', 'Gravering'),
  preOwned: text(
    'Certified pre-owned watches',
    'Zertifizierte Uhren aus Vorbesitz',
    'Montres d’occasion certifiées',
    'Certificerede brugte ure',
  ),
  valuation: text('Valuation and purchase', 'Bewertung und Ankauf', 'Estimation et rachat', 'Vurdering og opkøb'),
  corvaneRoom: text('Corvane room', 'Corvane Raum', 'Salon Corvane', 'Corvane-rum'),
}

export type StoreServiceId = keyof typeof storeServices
