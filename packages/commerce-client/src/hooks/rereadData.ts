import type { Shop } from './shop.js'
import type { KeyName } from './swrKeys.js'

/** Reads data of these names again where they show; elsewhere with the next use. */
export async function rereadData({ mutate }: Pick<Shop, 'mutate'>, names: readonly KeyName[]): Promise<void> {
  const all: readonly unknown[] = names
  const isMeant = (key: unknown) => all.includes('*') || (Array.isArray(key) && all.includes(key[0]))
  if (all.length > 0) await mutate(isMeant).catch(() => undefined)
}
