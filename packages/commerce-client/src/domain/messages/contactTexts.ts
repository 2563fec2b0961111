import type { ContactFormType } from '../../types/contact.js'
import type { Message } from './verbatimMessages.js'

const contact: Message = {
  en: 'Contact request',
  de: 'Kontaktanfrage',
  fr: 'Demande de contact',
  da: 'Kontaktforespørgsel',
}
const request: Message = {
  en: 'Product request',
  de: 'Produktanfrage',
  fr: 'Demande concernant un article',
  da: 'Produktforespørgsel',
}
const brand = ': {brand}'
const preOwned = ': {brand} Certified Pre-Owned'

/**
 * Mail subject of each contact form (Spec §9 asks for one per form type; the wording is ours). `{brand}` is the partner
 * brand. The v7 forms of the pre-owned section share the subjects of the older ones (decision 33). Used on the server.
 */
export const contactSubjects: Readonly<Record<ContactFormType, Message>> = {
  retailerGeneral: contact,
  bespokeGeneral: ending(contact, brand),
  cpoGeneral: ending(contact, preOwned),
  cpov7General: ending(contact, preOwned),
  retailerProductRequest: request,
  bespokeProductRequest: ending(request, brand),
  cpoProductRequest: ending(request, preOwned),
  cpov7ProductRequest: ending(request, preOwned),
  icons_of_craft: ending(contact, ': Icons of Craft'),
}

/** Terms of the overall marketing consent (Spec §9; the wording is ours). `{retailer}` is the retailer's name. */
export const marketingTerms: Message = {
  en: 'The companies of the {retailer} group may contact me in a personalised manner about products, services and events (overall consent). I can revoke this consent at any time.',
  de: 'Die Gesellschaften der {retailer}-Gruppe dürfen mich in personalisierter Form zu Produkten, Dienstleistungen und Veranstaltungen kontaktieren (Gesamteinwilligung). Diese Einwilligung kann ich jederzeit widerrufen.',
  fr: 'Les sociétés du groupe {retailer} peuvent me contacter de manière personnalisée au sujet de produits, de services et d’événements (consentement global). Je peux révoquer ce consentement à tout moment.',
  da: 'Selskaberne i {retailer}-gruppen må kontakte mig med personligt tilpasset information om produkter, tjenester og arrangementer (samlet samtykke). Jeg kan til enhver tid trække samtykket tilbage.',
}

function ending({ en, de, fr, da }: Message, end: string): Message {
  // French puts a non-breaking space before the colon.
  return { en: en + end, de: de + end, fr: `${fr}\u00A0${end}`, da: da + end }
}
