import type { ProductItemMergeMode } from '@vitrine/commerce-client/types/basket'
import { createObjectId } from '../../store/identifiers.js'
import type { StoredBasket, StoredItem } from '../../store/storedBasket.js'
import { Problem } from '../http/problem.js'
import { allocation } from '../products/productAvailability.js'
import { createBasket, emptyShipment, saveBasket, type BasketCall } from './basketService.js'
import { assertAllowed, isSameLine } from './itemService.js'

/** Basket of the registered shopper's previous guest session. */
interface Source {
  readonly source: StoredBasket | null
  readonly current: StoredBasket | null
}

/**
 * mergeBasket: merges the guest's basket into the registered shopper's, without personal data.
 * @throws Problem 403 `forbidden` for a guest, 409 without a basket to merge or, unless `createDestination`, to merge
 * into
 */
export function mergeBasket(mode: ProductItemMergeMode, createDestination: boolean, call: BasketCall): StoredBasket {
  const { source, current } = readBaskets(call)
  if (!source) throw noSource(call)
  if (!current && !createDestination) {
    const detail = `The current customer with ID '${call.shopper.customerId}' has no active basket.`
    throw conflict('basket-merge-no-current-basket-exception', detail)
  }
  const destination = current ?? createDestinationFor(source, call)
  return mergeInto(destination, source, mode, call)
}

/**
 * transferBasket: the guest's basket becomes the registered shopper's. Null = neither had one (`isMerge` only).
 * @throws Problem 403 `forbidden` for a guest, 409 unless `isMerge` without a basket to transfer or, unless
 * `isOverride`, with one in its place
 */
export function transferBasket(isOverride: boolean, isMerge: boolean, call: BasketCall): StoredBasket | null {
  const { source, current } = readBaskets(call)
  const { customerId } = call.shopper
  if (!source) {
    if (isMerge) return current
    throw noSource(call)
  }
  if (!current) return saveBasket({ ...source, customerId }, call)
  if (isMerge) return mergeInto(current, source, 'higher_quantity', call)
  if (!isOverride) {
    const detail = `The current customer with ID '${customerId}' has an active basket.`
    throw conflict('basket-transfer-basket-already-exists-exception', detail)
  }
  call.context.baskets.remove(current.basketId)
  return saveBasket({ ...source, customerId }, call)
}

/** Moves the content of one basket into another and deletes the first. Items that may not be combined are dropped. */
export function mergeInto(
  destination: StoredBasket,
  source: StoredBasket,
  mode: ProductItemMergeMode,
  call: BasketCall,
): StoredBasket {
  const isNew = (part: { readonly shipmentId: string }) =>
    !destination.shipments.some(({ shipmentId }) => shipmentId === part.shipmentId)
  const sameCurrency = source.currency === destination.currency
  const merged: StoredBasket = {
    ...destination,
    custom: { ...source.custom, ...destination.custom },
    shipments: [
      ...destination.shipments,
      ...source.shipments.filter(isNew).map((shipment) => ({ ...shipment, address: null })),
    ],
    items: source.items.reduce<readonly StoredItem[]>(
      (items, item) => mergeItem(items, item, destination, mode, call),
      destination.items,
    ),
    giftCertificateItems: sameCurrency
      ? [...destination.giftCertificateItems, ...source.giftCertificateItems]
      : destination.giftCertificateItems,
    coupons: [
      ...destination.coupons,
      ...source.coupons.filter(({ code }) => !destination.coupons.some((coupon) => coupon.code === code)),
    ],
  }
  call.context.baskets.remove(source.basketId)
  return saveBasket(merged, call)
}

function mergeItem(
  items: readonly StoredItem[],
  item: StoredItem,
  basket: StoredBasket,
  mode: ProductItemMergeMode,
  call: BasketCall,
): readonly StoredItem[] {
  const line = mode === 'separate_item' ? undefined : items.find((candidate) => isSameLine(candidate, item))
  const wanted = line
    ? { ...line, custom: { ...item.custom, ...line.custom }, quantity: mergedQuantity(line, item, mode) }
    : { ...item, itemId: createObjectId() }
  const merged = limited(wanted, items, call)
  if (merged.quantity < 1 || !isAllowed(merged, items, basket, call)) return items
  return line ? items.map((other) => (other === line ? merged : other)) : [...items, merged]
}

function mergedQuantity(line: StoredItem, item: StoredItem, mode: ProductItemMergeMode): number {
  if (mode === 'sum_quantities') return line.quantity + item.quantity
  return mode === 'higher_quantity' ? Math.max(line.quantity, item.quantity) : line.quantity
}

function limited(line: StoredItem, items: readonly StoredItem[], { context: { catalogue } }: BasketCall): StoredItem {
  const product = catalogue.product(line.productId)
  const elsewhere = items.filter(({ itemId, productId }) => itemId !== line.itemId && productId === line.productId)
  const taken = elsewhere.reduce((sum, { quantity }) => sum + quantity, 0)
  const free = product ? allocation(product) - taken : 0
  return { ...line, quantity: Math.min(line.quantity, free) }
}

function isAllowed(line: StoredItem, items: readonly StoredItem[], basket: StoredBasket, call: BasketCall): boolean {
  try {
    assertAllowed(line, items, basket, call)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

function readBaskets({ shopper, context: { baskets } }: BasketCall): Source {
  if (shopper.login === null || shopper.guestCustomerId === shopper.customerId) {
    const detail = 'Your access-token is valid, but it contains no previous customer to process this action.'
    throw new Problem(403, 'forbidden', detail)
  }
  return {
    source: baskets.findByCustomer(shopper.guestCustomerId),
    current: baskets.findByCustomer(shopper.customerId),
  }
}

function createDestinationFor({ custom, currency, shipments }: StoredBasket, call: BasketCall): StoredBasket {
  const basket = createBasket({ ...custom, currency }, { isTemporary: false, taxMode: 'internal' }, call)
  const methodId = shipments[0]?.methodId ?? null
  return { ...basket, shipments: [{ ...emptyShipment('me'), methodId }] }
}

function noSource({ shopper }: BasketCall): Problem {
  const detail = `The previous customer with ID '${shopper.guestCustomerId}' has no active basket.`
  return conflict('no-source-basket-exception', detail)
}

function conflict(slug: string, detail: string): Problem {
  return new Problem(409, slug, detail, { title: 'Conflict' })
}
