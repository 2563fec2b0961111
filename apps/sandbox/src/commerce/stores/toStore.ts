import type { Store } from '@vitrine/commerce-client/types/store'
import type { TextLanguage } from '../../seed/localised.js'
import { storeServices } from '../../seed/stores/storeServices.js'
import type { SeedStore } from '../../seed/stores/storeTypes.js'
import { imageLink } from '../products/productImages.js'
import { inventoryIdOf } from './inventoryIdOf.js'
import { storeHours } from './storeHours.js'

/** A boutique in a response, in the language of the call. */
export function toStore(store: SeedStore, language: TextLanguage): Store {
  return {
    id: store.id,
    name: store.name,
    address1: store.address1,
    postalCode: store.postalCode,
    city: store.city,
    countryCode: store.countryCode,
    phone: store.phone,
    email: store.email,
    latitude: store.latitude,
    longitude: store.longitude,
    image: imageLink(store.image),
    inventoryId: inventoryIdOf(store),
    posEnabled: false,
    storeLocatorEnabled: true,
    storeHours: storeHours(store.week, language),
    c_openingTimes: {
      timeZone: store.timeZone,
      week: store.week,
      exceptions: store.exceptions.map(({ date, label, spans }) => ({ date, label: label[language], spans })),
    },
    c_services: store.services.map((id) => ({ id, label: storeServices[id][language] })),
    c_brands: store.brands,
    ...(store.partnerBrand !== null && { c_partnerBrand: store.partnerBrand }),
  }
}
