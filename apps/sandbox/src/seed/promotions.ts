import { priceList } from './money.js'
import type { Localised, Money } from './localised.js'
import { text } from './text.js'

/** Discount and conditions of a promotion. */
export type PromotionRule =
  /** A percentage off every new watch; pre-owned and staff sale products keep their price. */
  | { readonly kind: 'newWatches'; readonly percentage: number }
  /** An amount off the whole order, except gift cards. */
  | { readonly kind: 'order'; readonly amount: Money }
  /** Free express delivery above a product total. */
  | { readonly kind: 'expressDelivery'; readonly threshold: Money }

/** A shop-wide promotion; the reduced price of a single product is part of the product. */
export interface SeedPromotion {
  readonly id: string
  readonly campaignId: string
  readonly name: Localised
  readonly callout: Localised
  readonly details: Localised
  /** ISO 8601 instants. */
  readonly startDate: string
  readonly endDate: string
  /** Requires a coupon. */
  readonly needsCoupon: boolean
  readonly rule: PromotionRule
}

/** Campaign of the reduced prices of single products. */
export const PIECE_CAMPAIGN_ID = 'selected-pieces'

export const promotions: readonly SeedPromotion[] = [
  {
    id: 'welcome-10',
    campaignId: 'welcome',
    name: text('Welcome to Halbrenn', 'Willkommen bei Halbrenn', 'Bienvenue chez Halbrenn', 'Velkommen til Halbrenn'),
    callout: text('10 % off new watches', '10 % auf neue Uhren', '10 % sur les montres neuves', '10 % på nye ure'),
    details: text(
      'With a welcome code, on new watches. Pre-owned pieces, jewellery and gift cards keep their price.',
      'Mit einem Willkommenscode, auf neue Uhren. Pre-owned-Stücke, Schmuck und Geschenkkarten behalten ihren Preis.',
      'Avec un code de bienvenue, sur les montres neuves. Les pièces d’occasion, les bijoux et les cartes cadeaux gardent leur prix.',
      'Med en velkomstkode, på nye ure. Brugte stykker, smykker og gavekort beholder deres pris.',
    ),
    startDate: '2026-01-01T00:00:00.000Z',
    endDate: '2036-01-01T00:00:00.000Z',
    needsCoupon: true,
    rule: { kind: 'newWatches', percentage: 10 },
  },
  {
    id: 'engraving',
    campaignId: 'welcome',
    name: text('An engraving on us', 'Eine Gravur von uns', 'Une gravure offerte', 'En gravering fra os'),
    callout: text(
      'The price of an engraving off your order',
      'Der Preis einer Gravur weniger auf Ihre Bestellung',
      'Le prix d’une gravure déduit de votre commande',
      'Prisen på en gravering trækkes fra din ordre',
    ),
    details: text(
      'Once per order, with a code from your boutique. Gift cards stay out.',
      'Einmal pro Bestellung, mit einem Code aus Ihrer Boutique. Geschenkkarten sind ausgenommen.',
      'Une fois par commande, avec un code de votre boutique. Hors cartes cadeaux.',
      'Én gang pr. ordre, med en kode fra din butik. Gælder ikke gavekort.',
    ),
    startDate: '2026-01-01T00:00:00.000Z',
    endDate: '2036-01-01T00:00:00.000Z',
    needsCoupon: true,
    rule: { kind: 'order', amount: priceList(50, 50, 50, 400) },
  },
  {
    id: 'express-included',
    campaignId: 'delivery',
    name: text('Express included', 'Express inbegriffen', 'Express inclus', 'Ekspres inkluderet'),
    callout: text(
      'Express delivery at no charge',
      'Expresslieferung ohne Aufpreis',
      'Livraison express offerte',
      'Ekspreslevering uden gebyr',
    ),
    details: text(
      'From a total of 20,000 (DKK 150,000), where our courier delivers.',
      'Ab einer Summe von 20’000 (DKK 150’000), wo unser Kurier liefert.',
      'Dès un total de 20 000 (150 000 DKK), là où notre coursier livre.',
      'Fra et samlet beløb på 20.000 (150.000 DKK), hvor vores kurér leverer.',
    ),
    startDate: '2026-01-01T00:00:00.000Z',
    endDate: '2036-01-01T00:00:00.000Z',
    needsCoupon: false,
    rule: { kind: 'expressDelivery', threshold: priceList(20_000, 20_000, 20_000, 150_000) },
  },
  {
    id: 'spring-2026',
    campaignId: 'spring-2026',
    name: text('Spring 2026', 'Frühling 2026', 'Printemps 2026', 'Forår 2026'),
    callout: text('20 % off new watches', '20 % auf neue Uhren', '20 % sur les montres neuves', '20 % på nye ure'),
    details: text('Until the end of May.', 'Bis Ende Mai.', 'Jusqu’à fin mai.', 'Til udgangen af maj.'),
    startDate: '2026-03-01T00:00:00.000Z',
    endDate: '2026-06-01T00:00:00.000Z',
    needsCoupon: true,
    rule: { kind: 'newWatches', percentage: 20 },
  },
]
