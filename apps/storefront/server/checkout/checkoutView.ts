import type { ScapiClient } from '@vitrine/commerce-client/client/operation'
import { getProductsInBatches } from '@vitrine/commerce-client/client/shopperProducts'
import { mixedBasket } from '@vitrine/commerce-client/domain/basket/mixedBasket'
import { deliveryWindow } from '@vitrine/commerce-client/domain/basket/deliveryWindow'
import { productBrand, productName } from '@vitrine/commerce-client/domain/product/productName'
import type { Product } from '@vitrine/commerce-client/types/product'
import { isPreOwned } from '@vitrine/commerce-client/domain/product/isPreOwned'
import type { ShippingMethod } from '@vitrine/commerce-client/types/basket'
import type { Customer } from '@vitrine/commerce-client/types/customer'
import type {
  AdyenFields,
  CheckoutNotice,
  CheckoutProblem,
  CheckoutStepName,
  DeliveryMethod,
  OpenCheckout,
  PaymentOption,
} from '../../app/contract/checkoutView.js'
import type { Market } from '../../app/page/market.js'
import { moneyOf } from '../payment/money.js'
import { addressLines, fieldsOfAddress, isComplete } from './addressForm.js'
import { letterOf, savedAddresses } from './savedAddresses.js'
import { doneSteps, isPickUp, openStep, shipmentOf } from './checkoutSteps.js'
import { amountDue, certificatesOf, checkoutSummary } from './checkoutSummary.js'
import { readPickUpStores } from './pickUpStores.js'
import type { CheckoutBasket } from './readBasket.js'
import { changesSince, seenOrder } from './seenOrder.js'

/** What a page of the checkout shows beside the basket. */
export interface ShownStep {
  /** The step that the shopper asked for; null = the first that is not complete. */
  readonly asked: CheckoutStepName | null
  readonly problems?: readonly CheckoutProblem[] | undefined
  /** Submitted values; they replace the saved ones. */
  readonly values?: Readonly<Record<string, string>> | undefined
  readonly notices?: readonly CheckoutNotice[] | undefined
  readonly login?: OpenCheckout['login'] | undefined
  /** The hidden field `quote` of an order that differs from the basket; the changes are named. */
  readonly seen?: string | undefined
}

export interface ViewServices {
  readonly client: ScapiClient
  readonly market: Market
  readonly isGuest: boolean
  readonly now: () => number
  /** Methods to pay an amount in major units. */
  readonly paymentOptions: (amount: number, customer: Customer | null) => Promise<readonly PaymentOption[]>
  readonly cardFields: OpenCheckout['cardFields']
  readonly adyen: Pick<AdyenFields, 'clientKey' | 'environment'> | null
  readonly log: (error: unknown, message: string) => void
}

/** Builds the page of the checkout. Parts that cannot be loaded are left out and logged. */
export async function checkoutView(
  { basket, methods, customer }: CheckoutBasket,
  shown: ShownStep,
  services: ViewServices,
): Promise<OpenCheckout> {
  const { client, market, log } = services
  const done = doneSteps(basket)
  const step = openStep(done, shown.asked)
  const productIds = (basket.productItems ?? []).flatMap(({ productId }) => productId ?? [])
  const certificates = certificatesOf(basket.paymentInstruments)
  const due = amountDue(basket.orderTotal ?? 0, certificates)
  const or = <Value>(value: Value, message: string) =>
    function recover(error: unknown): Value {
      log(error, message)
      return value
    }
  const [products, stores, paymentOptions] = await Promise.all([
    getProductsInBatches(client, { ids: productIds }).catch(or([], 'Products of a checkout could not be loaded')),
    step === 'where'
      ? readPickUpStores(client, { productIds, market, now: services.now() }).catch(
          or([], 'Boutiques of a checkout could not be loaded'),
        )
      : [],
    step === 'payment' && due > 0
      ? services.paymentOptions(due, customer).catch(or([], 'Payment methods could not be loaded'))
      : [],
  ])
  const shipment = shipmentOf(basket)
  const pickUp = isPickUp(basket)
  const today = new Date(services.now())
  const offered = (methods.applicableShippingMethods ?? []).filter(
    ({ c_hideOnStorefront, c_isPickUp }) => !c_hideOnStorefront && (c_isPickUp === true) === pickUp,
  )
  const chosen = shipment?.shippingMethod
  const saved = savedValues({ basket, customer }, step)
  return {
    state: 'open',
    step,
    done,
    problems: shown.problems ?? [],
    values: { ...saved, ...shown.values },
    notices: [
      ...(shown.notices ?? []),
      ...(shown.seen === undefined
        ? []
        : [{ kind: 'changed', changes: changesSince(shown.seen, basket, nameOf(products)) } as const]),
    ],
    login: shown.login ?? null,
    email: basket.customerInfo?.email ?? '',
    isSignedIn: !services.isGuest,
    savedAddresses: savedAddresses(customer, market),
    addressLines: addressLines(shipment?.shippingAddress, letterOf(shipment?.shippingAddress?.countryCode, market)),
    billingLines: addressLines(basket.billingAddress, letterOf(basket.billingAddress?.countryCode, market)),
    isPickUp: pickUp,
    stores,
    methods: offered.map((method) => deliveryMethod(method, today, market)),
    method: chosen ? deliveryMethod(offered.find(({ id }) => id === chosen.id) ?? chosen, today, market) : null,
    paymentOptions,
    certificates,
    amountDue: due,
    quote: seenOrder(basket),
    isMixed: mixedBasket(products) !== null,
    hasUsedGoods: products.some(({ c_productType }) => isPreOwned(c_productType)),
    hasPersonalised: (basket.productItems ?? []).some(({ c_engraving }) => Boolean(c_engraving)),
    cardFields: services.cardFields,
    adyen: adyenFields(due, services),
    summary: checkoutSummary(basket, { products, market }),
  }
}

function adyenFields(due: number, { adyen, market }: Pick<ViewServices, 'adyen' | 'market'>): AdyenFields | null {
  if (!adyen || due === 0) return null
  const { minor, currency } = moneyOf(due, market.currency)
  return { ...adyen, localeId: market.locale.id, country: market.country.code, amount: { value: minor, currency } }
}

function nameOf(products: readonly Product[]): (id: string) => string {
  return (id) => {
    const product = products.find((one) => one.id === id)
    return product ? `${productBrand(product)} ${productName(product)}`.trim() : id
  }
}

function savedValues(
  { basket, customer }: Pick<CheckoutBasket, 'basket' | 'customer'>,
  step: CheckoutStepName,
): Readonly<Record<string, string>> {
  if (step === 'who') return { email: basket.customerInfo?.email ?? customer?.email ?? '' }
  if (step === 'how') return { methodId: shipmentOf(basket)?.shippingMethod?.id ?? '' }
  if (step !== 'where') return {}
  const shipment = shipmentOf(basket)
  const { billingAddress } = basket
  const preferred = customer?.addresses?.find((address) => address.preferred) ?? customer?.addresses?.[0]
  const shipping = isPickUp(basket) ? undefined : (shipment?.shippingAddress ?? preferred)
  const isSame = !isPickUp(basket) && (!isComplete(billingAddress) || isSameAddress(shipping, billingAddress))
  const person = shipment?.c_pickupPerson
  return {
    mode: isPickUp(basket) ? 'pickup' : 'delivery',
    ...(isPickUp(basket) && { storeId: String(shipment?.c_fromStoreId) }),
    ...(typeof person === 'string' && { pickupPerson: person }),
    ...fieldsOfAddress(shipping, 'shipping'),
    ...fieldsOfAddress(billingAddress ?? (isPickUp(basket) ? preferred : undefined), 'billing'),
    ...(isSame && { billingSame: '1' }),
  }
}

function isSameAddress(one: object | undefined, other: object | undefined): boolean {
  const facts = (address: object | undefined) =>
    JSON.stringify(
      Object.entries(address ?? {})
        .filter(([name, value]) => name !== 'id' && Boolean(value))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
  return facts(one) === facts(other)
}

function deliveryMethod(method: ShippingMethod, today: Date, { locale }: Market): DeliveryMethod {
  const days = deliveryWindow(method, today)
  // Written here, because browsers and this server format date ranges with different spaces.
  const format = new Intl.DateTimeFormat(locale.id, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return {
    id: method.id,
    name: method.name ?? method.id,
    description: method.description ?? '',
    price: method.price ?? null,
    arrival: days && format.formatRange(days.first, days.last),
  }
}
