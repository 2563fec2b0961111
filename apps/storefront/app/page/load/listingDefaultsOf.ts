import type { ListingKind } from '@vitrine/cms-renderer/nodes/pageTemplates'
import { type ListingDefaults, listingDefaults } from '@vitrine/commerce-client/domain/search/listingDefaults'
import { retailer } from '../../config/retailer.js'

/** Defaults of the listing that a template shows. */
export function listingDefaultsOf(kind: ListingKind): ListingDefaults {
  return listingDefaults(kind, { partnerBrand: retailer.partnerBrand.toLowerCase() })
}
