import { giftCertificates } from '../../seed/giftCertificates.js'
import type { CommerceContext } from '../commerceContext.js'

/** Adds the seeded gift certificates to the database; existing ones keep their balance. */
export function seedGiftCertificates(context: Pick<CommerceContext, 'giftCertificates'>): void {
  for (const certificate of giftCertificates) context.giftCertificates.add(certificate)
}
