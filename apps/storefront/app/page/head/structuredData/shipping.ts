import type { OfferShippingDetails, QuantitativeValue, ShippingService } from 'schema-dts'
import { retailer } from '../../../config/retailer.js'
import type { Market } from '../../market.js'

const destination = (country: string) => ({ '@type': 'DefinedRegion', addressCountry: country }) as const
const rate = (currency: string) => ({ '@type': 'MonetaryAmount', value: 0, currency }) as const

/** Standard delivery of an offer: insured and free, with the delivery times of the delivery page. */
export function shippingDetails({ country }: Market, currency: string): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: rate(currency),
    shippingDestination: destination(country.code),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(retailer.handlingDays),
      transitTime: days(retailer.transitDays),
    },
  }
}

/** Delivery terms for the retailer as a whole. */
export function shippingService({ country, currency }: Market): ShippingService {
  return {
    '@type': 'ShippingService',
    handlingTime: { '@type': 'ServicePeriod', duration: days(retailer.handlingDays) },
    shippingConditions: {
      '@type': 'ShippingConditions',
      shippingDestination: destination(country.code),
      shippingRate: rate(currency),
      transitTime: { '@type': 'ServicePeriod', duration: days(retailer.transitDays) },
    },
  }
}

function days({ from, to }: { readonly from: number; readonly to: number }): QuantitativeValue {
  return { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' }
}
