import { getCountryStores } from '@vitrine/commerce-client/client/customStores'
import type { ScapiClient } from '@vitrine/commerce-client/client/operation'
import type { Store, StoreOpeningTimes } from '@vitrine/commerce-client/types/store'
import type { PickUpStore } from '../../app/contract/checkoutView.js'
import type { Market } from '../../app/page/market.js'
import { storeData } from '../../app/page/view/storeData.js'

/** Products whose availability is requested; larger orders are collected after a call by an adviser. */
const MOST_PRODUCTS = 6

/** Boutiques of the retailer in the shop's country, with the availability of all products of the basket. */
export async function readPickUpStores(
  client: ScapiClient,
  {
    productIds,
    market,
    now,
  }: { readonly productIds: readonly string[]; readonly market: Market; readonly now: number },
): Promise<readonly PickUpStore[]> {
  const asked = [...new Set(productIds)].slice(0, MOST_PRODUCTS)
  if (asked.length < new Set(productIds).size) return []
  const country = market.country.code
  const answers = await Promise.all(asked.map((productId) => getCountryStores(client, { country, productId })))
  const counts = new Map<string, number>()
  for (const { data = [] } of answers)
    for (const { id, c_available } of data) counts.set(id, (counts.get(id) ?? 0) + Number(c_available === true))
  const stores = (answers[0]?.data ?? []).filter(({ c_partnerBrand }) => c_partnerBrand === undefined)
  return stores.map((store) => {
    const count = counts.get(store.id) ?? 0
    const { id, name, address, href } = storeData(store, market, now)
    return {
      id,
      name,
      address,
      href: href ?? `/${market.locale.alias}/boutiques`,
      hours: openingLines(store.c_openingTimes, market.locale.id),
      availability: count === asked.length ? 'all' : count > 0 ? 'some' : 'none',
    }
  })
}

/** The boutique itself, for its address; null = unknown, or not one of this country. */
export async function readStore(client: ScapiClient, id: string, market: Market): Promise<Store | null> {
  const { data = [] } = await getCountryStores(client, { country: market.country.code })
  return data.find((store) => store.id === id && store.c_partnerBrand === undefined) ?? null
}

/** A Monday, to name weekdays. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** Opening hours with one line for consecutive days that are alike, e.g. `Mon–Fri 10:00–18:30`; closed days are left out. */
export function openingLines(times: StoreOpeningTimes | undefined, localeId: string): readonly string[] {
  const weekday = new Intl.DateTimeFormat(localeId, { weekday: 'short', timeZone: 'UTC' })
  const days = (times?.week ?? []).map(({ spans }, index) => ({
    index,
    text: spans.map(({ from, to }) => `${from}–${to}`).join(', '),
  }))
  const groups: { first: number; last: number; text: string }[] = []
  for (const { index, text } of days) {
    const before = groups.at(-1)
    if (before?.text === text && before.last === index - 1) before.last = index
    else groups.push({ first: index, last: index, text })
  }
  const dayName = (index: number) => weekday.format(new Date(MONDAY + index * DAY_MS))
  return groups
    .filter(({ text }) => text !== '')
    .map(({ first, last, text }) => `${dayName(first)}${last > first ? `–${dayName(last)}` : ''} ${text}`)
}
