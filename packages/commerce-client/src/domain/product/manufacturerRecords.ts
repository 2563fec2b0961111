import type { GpsrRecord, Product } from '../../types/product.js'

export interface ManufacturerRecord {
  readonly role: 'manufacturer' | 'responsiblePerson'
  readonly name: string
  /** Lines of the address. */
  readonly lines: readonly string[]
  /** Absolute http(s) URL; null = missing or unsafe. */
  readonly link: string | null
}

/**
 * When the panel is shown: `both` = only when both records exist (Spec §9), `each` = for every record that exists, as
 * product safety law requires (the storefront's default).
 */
export type ManufacturerPanelRule = 'both' | 'each'

/** Records of the 'Manufacturer Information' panel; empty = do not show the panel. */
export function manufacturerRecords(
  product: Pick<Product, 'c_att_GPSR_Manufacturer' | 'c_att_GPSR_IOR'>,
  rule: ManufacturerPanelRule,
): readonly ManufacturerRecord[] {
  const records = [
    ...record('manufacturer', product.c_att_GPSR_Manufacturer),
    ...record('responsiblePerson', product.c_att_GPSR_IOR),
  ]
  return rule === 'both' && records.length < 2 ? [] : records
}

function record(role: ManufacturerRecord['role'], wire: GpsrRecord | undefined): readonly ManufacturerRecord[] {
  if (!wire?.name) return []
  const town = [wire.postalCode, wire.city].filter(Boolean).join(' ')
  const lines = [wire.address1, town, wire.country].flatMap((line) => line || [])
  return [{ role, name: wire.name, lines, link: webAddress(wire.link) }]
}

function webAddress(link: string | undefined): string | null {
  return link !== undefined && /^https?:\/\//i.test(link) && URL.canParse(link) ? link : null
}
