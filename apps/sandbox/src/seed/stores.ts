import { corvaneStores } from './stores/corvaneStores.js'
import { houseStores } from './stores/houseStores.js'
import type { SeedStore } from './stores/storeTypes.js'

/** Every boutique: those of the retailer, then those of its partner brand. */
export const stores: readonly SeedStore[] = [...houseStores, ...corvaneStores]
