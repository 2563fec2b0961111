import type { GpsrRecord, ProductAttributeGroup, ProductCustomFields } from '@vitrine/commerce-client/types/product'
import type { SeedManufacturer, SeedProduct, SeedProductType } from '../../seed/seedTypes.js'
import type { TextLanguage } from '../../seed/localised.js'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'

/** `c_att_Category_A` by type; a set uses that of its first product. */
const CATEGORY_A = {
  watch: 'Watches',
  jewellery: 'Jewellery',
  highJewellery: 'Jewellery',
  cpo: 'Watches',
  newCpo: 'Watches',
  partner: 'Watches',
  partnerCpo: 'Watches',
  set: 'Sets',
  giftCard: 'Gift Cards',
} as const satisfies Record<SeedProductType, string>

/** The custom fields of Spec §3 that describe a product: specifications, key facts, manufacturer, partner brand. */
export function attributeFields(
  product: SeedProduct,
  language: TextLanguage,
  catalogue: CatalogueIndex,
): ProductCustomFields {
  const firstItem = product.setItems[0] === undefined ? undefined : catalogue.product(product.setItems[0])
  return {
    c_productType: product.type,
    c_att_Category_A: CATEGORY_A[firstItem?.type ?? product.type],
    c_att_Supplier_Reference: product.reference,
    c_att_CPO_Year_of_Sale: product.cpoYearOfSale ?? undefined,
    c_att_Case_Diameter: product.caseDiameter ?? undefined,
    c_att_Case_Material: product.caseMaterial?.[language],
    c_att_Piece_Material: product.pieceMaterial?.[language],
    c_att_GPSR_Manufacturer: toGpsrRecord(product.manufacturer),
    c_att_GPSR_IOR: toGpsrRecord(product.responsiblePerson),
    c_attributes: attributeGroups(product, language),
    c_UspJson: product.usps.map(({ title, text, link, icon }) => ({
      title: title[language],
      text: text[language],
      link,
      icon,
    })),
    c_hideUSP: product.hideUsps,
    ...partnerFields(product, language),
  }
}

function attributeGroups(product: SeedProduct, language: TextLanguage): readonly ProductAttributeGroup[] {
  return product.attributeGroups.map((group) => ({
    ID: group.id,
    name: group.name[language],
    attributes: group.attributes.map(({ id, label, values }) => ({
      ID: id,
      label: label[language],
      value: values.map((value) => value[language]),
    })),
  }))
}

function toGpsrRecord(record: SeedManufacturer | null): GpsrRecord | undefined {
  return record ? { ...record } : undefined
}

function partnerFields({ partner }: SeedProduct, language: TextLanguage): ProductCustomFields {
  if (!partner) return {}
  const features = partner.features
    .slice(0, 3)
    .flatMap(({ asset, title, text }, index) => [
      [`c_Feature${index + 1}Asset` as const, asset] as const,
      [`c_Feature${index + 1}Title` as const, title[language]] as const,
      [`c_Feature${index + 1}Text` as const, text[language]] as const,
    ])
  return {
    c_partnerContactPhone: partner.phone,
    c_modelCase: partner.modelCase[language],
    c_brochureLink: partner.brochureLink,
    c_availabilityContent: partner.availabilityContent[language],
    ...Object.fromEntries(features),
  }
}
