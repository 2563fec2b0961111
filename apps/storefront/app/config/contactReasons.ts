import type { Language } from './languages.js'

type Label = Readonly<Record<Language, string>>

/** A contact reason. `value` is written into the mail regardless of the shopper's language. */
export interface ContactReasonRecord {
  readonly value: string
  readonly label: Label
  readonly subReasons: readonly { readonly value: string; readonly label: Label }[]
}

/** Main and sub-reasons of the contact forms (Spec §9 "Contact form types"; labels are not in the spec). */
export const contactReasons: readonly ContactReasonRecord[] = [
  {
    value: 'Products',
    label: { en: 'Products', de: 'Produkte', fr: 'Produits', da: 'Produkter' },
    subReasons: [
      { value: 'Watches', label: { en: 'Watches', de: 'Uhren', fr: 'Montres', da: 'Ure' } },
      { value: 'Jewellery', label: { en: 'Jewellery', de: 'Schmuck', fr: 'Joaillerie', da: 'Smykker' } },
      {
        value: 'Pre-owned',
        label: { en: 'Pre-owned watches', de: 'Uhren aus Vorbesitz', fr: 'Montres d’occasion', da: 'Brugte ure' },
      },
      { value: 'Gift cards', label: { en: 'Gift cards', de: 'Geschenkkarten', fr: 'Cartes cadeaux', da: 'Gavekort' } },
    ],
  },
  {
    value: 'Service',
    label: {
      en: 'Service and repair',
      de: 'Service und Reparatur',
      fr: 'Entretien et réparation',
      da: 'Service og reparation',
    },
    subReasons: [
      {
        value: 'Watch service',
        label: { en: 'Watch service', de: 'Uhrenservice', fr: 'Entretien d’une montre', da: 'Service af ur' },
      },
      {
        value: 'Jewellery repair',
        label: {
          en: 'Jewellery repair',
          de: 'Schmuckreparatur',
          fr: 'Réparation d’un bijou',
          da: 'Reparation af smykke',
        },
      },
      { value: 'Engraving', label: { en: 'Engraving', de: 'Gravur', fr: 'Gravure', da: 'Gravering' } },
      { value: 'Valuation', label: { en: 'Valuation', de: 'Bewertung', fr: 'Estimation', da: 'Vurdering' } },
    ],
  },
  {
    value: 'Order',
    label: { en: 'My order', de: 'Meine Bestellung', fr: 'Ma commande', da: 'Min bestilling' },
    subReasons: [
      { value: 'Delivery', label: { en: 'Delivery', de: 'Lieferung', fr: 'Livraison', da: 'Levering' } },
      { value: 'Return', label: { en: 'Return', de: 'Rückgabe', fr: 'Retour', da: 'Returnering' } },
      { value: 'Payment', label: { en: 'Payment', de: 'Zahlung', fr: 'Paiement', da: 'Betaling' } },
    ],
  },
  {
    value: 'Appointment',
    label: { en: 'An appointment', de: 'Ein Termin', fr: 'Un rendez-vous', da: 'En aftale' },
    subReasons: [],
  },
  {
    value: 'Other',
    label: { en: 'Something else', de: 'Etwas anderes', fr: 'Autre chose', da: 'Noget andet' },
    subReasons: [],
  },
]
