import type { OrderAddress } from '@vitrine/commerce-client/types/shipment'
import type { StoredBasket, StoredShipment } from '../../store/storedBasket.js'
import { toCountry, type Market } from '../http/market.js'
import { Problem } from '../http/problem.js'
import { COUNTRIES, type CountryCode } from '../siteConfig.js'

/** The market of a shipment: that of its basket, with the destination country. */
export function shipmentMarket(shipment: StoredShipment | undefined, market: Market): Market {
  const country = toCountry(shipment?.address?.countryCode?.toUpperCase())
  return country !== null && deliveryCountries(market).includes(country) ? { ...market, country } : market
}

/** The market of a shipment by its id. */
export function marketOfShipment({ shipments }: StoredBasket, shipmentId: string, market: Market): Market {
  return shipmentMarket(
    shipments.find((shipment) => shipment.shipmentId === shipmentId),
    market,
  )
}

/**
 * Checks the destination of a shipment. An address without a country uses the basket's country.
 * @throws Problem 400 `shipping-address-outside-market`
 */
export function assertDeliverable(address: OrderAddress | null, market: Market): void {
  const countryCode = address?.countryCode
  if (countryCode === undefined) return
  const countries = deliveryCountries(market)
  const country = toCountry(countryCode.toUpperCase())
  if (country !== null && countries.includes(country)) return
  const detail = `A basket in ${market.currency} can't be delivered to '${countryCode}', only to ${countries.join(', ')}.`
  throw new Problem(400, 'shipping-address-outside-market', detail, {
    parameter: 'countryCode',
    countryCode,
    countries,
  })
}

/** The basket's own country and those with the same currency. */
function deliveryCountries({ country, currency }: Market): readonly CountryCode[] {
  const codes = Object.keys(COUNTRIES).flatMap((code) => toCountry(code) ?? [])
  return codes.filter((code) => code === country || COUNTRIES[code].currency === currency)
}
