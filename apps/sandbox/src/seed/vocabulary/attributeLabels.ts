import type { Localised } from '../localised.js'
import { text } from '../text.js'

/** Labels of the specification table. */
export const attributeLabels = {
  reference: text('Reference', 'Referenz', 'Référence', 'Reference'),
  collection: text('Collection', 'Kollektion', 'Collection', 'Kollektion'),
  caseMaterial: text('Case material', 'Gehäusematerial', 'Matière du boîtier', 'Kassemateriale'),
  caseDiameter: text('Case diameter', 'Gehäusedurchmesser', 'Diamètre du boîtier', 'Kassediameter'),
  caseThickness: text('Case thickness', 'Gehäusehöhe', 'Épaisseur du boîtier', 'Kassehøjde'),
  crystal: text('Crystal', 'Glas', 'Verre', 'Glas'),
  waterResistance: text('Water resistance', 'Wasserdichtigkeit', 'Étanchéité', 'Vandtæthed'),
  dial: text('Dial', 'Zifferblatt', 'Cadran', 'Urskive'),
  strap: text('Strap', 'Armband', 'Bracelet', 'Rem'),
  movement: text('Movement', 'Uhrwerk', 'Mouvement', 'Urværk'),
  calibre: text('Calibre', 'Kaliber', 'Calibre', 'Kaliber'),
  powerReserve: text('Power reserve', 'Gangreserve', 'Réserve de marche', 'Gangreserve'),
  functions: text('Functions', 'Funktionen', 'Fonctions', 'Funktioner'),
  warranty: text('Warranty', 'Garantie', 'Garantie', 'Garanti'),
  yearOfSale: text('Year of sale', 'Verkaufsjahr', 'Année de vente', 'Salgsår'),
  condition: text('Condition', 'Zustand', 'État', 'Stand'),
  delivered: text('Delivered with', 'Lieferumfang', 'Livré avec', 'Leveres med'),
  material: text('Material', 'Material', 'Matière', 'Materiale'),
  stone: text('Stone', 'Stein', 'Pierre', 'Sten'),
  stoneWeight: text('Total stone weight', 'Gesamtgewicht der Steine', 'Poids total des pierres', 'Samlet stenvægt'),
  quality: text('Quality', 'Qualität', 'Qualité', 'Kvalitet'),
  ringSize: text('Ring size', 'Ringgröße', 'Tour de doigt', 'Ringstørrelse'),
  dimensions: text('Dimensions', 'Maße', 'Dimensions', 'Mål'),
  certificate: text('Certificate', 'Zertifikat', 'Certificat', 'Certifikat'),
  madeIn: text('Made in', 'Gefertigt in', 'Fabriqué en', 'Fremstillet i'),
  value: text('Value', 'Wert', 'Valeur', 'Værdi'),
  validity: text('Validity', 'Gültigkeit', 'Validité', 'Gyldighed'),
  contents: text('Contents', 'Inhalt', 'Contenu', 'Indhold'),
} satisfies Record<string, Localised>

/** Id of a specification attribute. */
export type AttributeId = keyof typeof attributeLabels

/** Names of the attribute groups; the second contains the name of the partner brand. */
export const attributeGroupNames = {
  specifications: text('Specifications', 'Spezifikationen', 'Caractéristiques', 'Specifikationer'),
  corvane: text('Corvane details', 'Corvane im Detail', 'Détails Corvane', 'Corvane i detaljer'),
} satisfies Record<string, Localised>
