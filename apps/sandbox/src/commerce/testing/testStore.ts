import { buildStore } from '../../seed/stores/buildStore.js'
import type { SeedStore } from '../../seed/stores/storeTypes.js'

/** The only boutique of the test catalogue; it has most of the products. */
export const testStore: SeedStore = buildStore({
  id: 'zurich',
  name: 'Halbrenn Zürich',
  address1: 'Uferweg 1',
  postalCode: '8001',
  city: 'Zürich',
  countryCode: 'CH',
  phone: '+41 44 000 00 00',
  position: [47.37, 8.54],
  weekdays: ['10:00-18:00'],
  saturday: [],
  services: ['appointment'],
  brands: ['Aurelune'],
  partnerBrand: null,
  image: 'scenes/boutique.jpg',
})
