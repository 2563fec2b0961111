import type { OrderDeduction, OrderLineData, OrderTotals } from '@vitrine/ui/OrderSummary'

/** One product of an order. */
export interface OrderViewLine extends OrderLineData {
  /** Page of the product; null = it has none. */
  readonly href: string | null
  /** Chosen values such as a ring size. */
  readonly details: readonly { readonly label: string; readonly value: string }[]
  /** As ordered, verbatim. */
  readonly engraving: string | null
}

/** The boutique that hands out an order. */
export interface OrderPickUp {
  readonly name: string
  readonly address: readonly string[]
  /** Regular hours, a line for each group of days. */
  readonly hours: readonly string[]
  readonly phone: string | null
  readonly href: string | null
  /** Who collects the order, if not the buyer. */
  readonly person: string | null
}

/** Account and reference of a bank transfer; a missing part is empty. */
export interface OrderTransfer {
  readonly iban: string
  readonly bic: string
  readonly holder: string
  readonly bank: string
  readonly reference: string
}

/** An order as its buyer reads it, on the page of the confirmation and in its mail. */
export interface OrderView {
  readonly orderNo: string
  readonly email: string
  /** Formatted. */
  readonly date: string
  readonly lines: readonly OrderViewLine[]
  readonly totals: OrderTotals
  /** ISO 4217. */
  readonly currency: string
  readonly promotions: readonly OrderDeduction[]
  readonly giftCards: readonly OrderDeduction[]
  readonly giftMessage: string | null
  /** Empty when the order is collected. */
  readonly shippingAddress: readonly string[]
  readonly billingAddress: readonly string[]
  /** Name of the delivery method. */
  readonly method: string
  /** Formatted day or range; null = unknown. */
  readonly arrival: string | null
  /** First and last day, `YYYY-MM-DD`. */
  readonly arrivalDays: { readonly first: string; readonly last: string } | null
  readonly pickUp: OrderPickUp | null
  /** E.g. `Visa •••• 1111`. */
  readonly payment: string
  readonly transfer: OrderTransfer | null
  /** When the buyer agreed to the shorter liability for used goods, formatted; null = not asked. */
  readonly usedGoodsConsent: string | null
  readonly hasPersonalised: boolean
}

/** The page of the confirmation. */
export type ConfirmationView =
  | {
      readonly state: 'shown'
      readonly order: OrderView
      readonly calendarHref: string | null
      readonly documents: readonly { readonly label: string; readonly href: string }[]
      /** Creates an account; null for shoppers with one. */
      readonly accountHref: string | null
    }
  /** Neither the buyer's session nor a valid link: the page tells nothing, not even whether the order exists. */
  | { readonly state: 'locked' }

/** A field of the form that was refused; `kind` as in the form rules of the design system. */
export interface OrderLookupProblem {
  readonly name: 'orderNo' | 'email' | 'postalCode'
  readonly kind: 'required' | 'email'
}

/** What a guest is told about an order that was found: nothing that identifies the buyer. */
export interface FoundOrderView {
  readonly orderNo: string
  /** Formatted. */
  readonly date: string
  /** Spec §4 "Order and item display status"; null = the status is not shown to shoppers. */
  readonly status: 'open' | 'discontinued' | null
  readonly lines: readonly (OrderViewLine & { readonly status: 'open' | 'discontinued' | null })[]
  readonly shipments: readonly {
    readonly id: string
    readonly isShipped: boolean
    readonly carrier: string | null
    readonly trackingNumber: string | null
  }[]
}

/** The page that finds an order without an account. */
export interface OrderLookupView {
  readonly values: Readonly<Record<string, string>>
  readonly problems: readonly OrderLookupProblem[]
  readonly outcome: FoundOrderView | 'notFound' | 'tooMany' | null
}
