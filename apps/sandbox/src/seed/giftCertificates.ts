import type { StoredGiftCertificate } from '../store/giftCertificateRepository.js'
import { priceList } from './money.js'

const worth = priceList(500, 500, 500, 4000)

/** Seeded gift certificates: a full one and a used-up one. */
export const giftCertificates: readonly StoredGiftCertificate[] = [
  {
    code: 'GIFT-2026-0001',
    amounts: worth,
    balances: worth,
    recipientEmail: 'mila.brandt@example.com',
    recipientName: 'Mila Brandt',
    senderName: 'Jonas Holm',
    message: null,
  },
  {
    code: 'GIFT-2026-USED',
    amounts: worth,
    balances: priceList(0, 0, 0, 0),
    recipientEmail: 'jonas.holm@example.com',
    recipientName: 'Jonas Holm',
    senderName: 'Mila Brandt',
    message: null,
  },
]
