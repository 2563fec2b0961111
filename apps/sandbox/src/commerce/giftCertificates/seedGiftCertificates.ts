import { giftCertificates } from '../../seed/giftCertificates.js'
import type { CommerceContext } from '../commerceContext.js'

/** Brings the seeded gift certificates into the database; those that are there keep their balance. */
export function seedGiftCertificates(context: Pick<CommerceContext, 'giftCertificates'>): void {
  for (const certificate of giftCertificates) context.giftCertificates.add(certificate)
}
