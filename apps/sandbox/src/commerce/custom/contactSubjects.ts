import type { ContactFormType } from '@vitrine/commerce-client/types/contact'
import type { Localised } from '../../seed/localised.js'
import { text } from '../../seed/text.js'

const BRAND = '{brand}'
const PRE_OWNED = '{brand} Certified Pre-Owned'

/**
 * Mail subject of each contact form (Spec §9 asks for one per form type; the wording is ours). `{brand}` is the partner
 * brand. The v7 forms of the pre-owned section share the subjects of the older ones (decision 33).
 */
export const contactSubjects: Readonly<Record<ContactFormType, Localised>> = {
  retailerGeneral: contact(),
  bespokeGeneral: contact(BRAND),
  cpoGeneral: contact(PRE_OWNED),
  cpov7General: contact(PRE_OWNED),
  retailerProductRequest: request(),
  bespokeProductRequest: request(BRAND),
  cpoProductRequest: request(PRE_OWNED),
  cpov7ProductRequest: request(PRE_OWNED),
  icons_of_craft: contact('Icons of Craft'),
}

function contact(topic?: string): Localised {
  return subject(topic, 'Contact request', 'Kontaktanfrage', 'Demande de contact', 'Kontaktforespørgsel')
}

function request(topic?: string): Localised {
  return subject(topic, 'Product request', 'Produktanfrage', 'Demande concernant un article', 'Produktforespørgsel')
}

function subject(topic: string | undefined, en: string, de: string, fr: string, da: string): Localised {
  return topic
    ? text(`${en}: ${topic}`, `${de}: ${topic}`, `${fr} : ${topic}`, `${da}: ${topic}`)
    : text(en, de, fr, da)
}
