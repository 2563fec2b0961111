import type { SeedProductType } from '../seed/seedTypes.js'

/** Background colour of a product tile (Spec §9 "Images": tile background is a property of the product). */
export const tileColours = {
  watch: '#F2F2F2',
  jewellery: '#F2F2F2',
  highJewellery: '#F2F2F2',
  cpo: '#F1EBE5',
  newCpo: '#F1EBE5',
  partner: '#F4F4F2',
  partnerCpo: '#000000',
  set: '#F2F2F2',
  giftCard: '#F2F2F2',
} as const satisfies Record<SeedProductType, string>
