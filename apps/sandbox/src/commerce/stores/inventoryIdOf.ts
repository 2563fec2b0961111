import type { SeedStore } from '../../seed/stores/storeTypes.js'

/** Id of the inventory list of a boutique. */
export function inventoryIdOf({ id }: Pick<SeedStore, 'id'>): string {
  return `inventory-${id}`
}
