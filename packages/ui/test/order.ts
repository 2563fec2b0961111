import type { OrderSummaryProps } from '../src/components/OrderSummary/OrderSummary.js'
import { cutOut } from './artwork.js'

/** A small sample order. */
export const order = {
  status: 'ready',
  currency: 'CHF',
  lines: [
    {
      itemId: '1',
      brand: 'Aurelune',
      name: 'Meridian 40',
      image: cutOut('dusk', 'Meridian 40'),
      linePrice: { kind: 'regular', amount: 12500, isStartingAt: false },
      currency: 'CHF',
      quantity: 1,
      background: 'light',
    },
    {
      itemId: '2',
      brand: 'Kestrelle',
      name: 'Solstice 36',
      image: cutOut('moss', 'Solstice 36'),
      linePrice: { kind: 'regular', amount: 4200, isStartingAt: false },
      currency: 'CHF',
      quantity: 2,
      background: 'sand',
    },
  ],
  promotions: [{ id: 'opening', label: 'Opening of the boutique', amount: 500 }],
  giftCards: [{ id: '4417', label: 'Gift card ending in 4417', amount: 1000 }],
  totals: { subtotal: 16700, shipping: 0, tax: 1213.88, total: 15200 },
} as const satisfies OrderSummaryProps
