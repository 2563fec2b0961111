import type { Shop } from './shop.js'
import type { KeyName } from './swrKeys.js'

/** Reads data of these names again where they show; elsewhere with the next use. */
export async function rereadData({ mutate }: Pick<Shop, 'mutate'>, names: readonly KeyName[]): Promise<void> {
  const all: readonly unknown[] = names
  if (all.length > 0) await mutate((key) => Array.isArray(key) && all.includes(key[0])).catch(() => undefined)
}
