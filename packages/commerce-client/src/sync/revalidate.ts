import type { Shop } from './shop.js'
import type { KeyName } from './swrKeys.js'

/** Fetches the data of these keys again if a component uses them, otherwise on next use. `*` = all. */
export async function revalidate({ mutate }: Pick<Shop, 'mutate'>, names: readonly KeyName[]): Promise<void> {
  const all: readonly unknown[] = names
  const isNamed = (key: unknown) => all.includes('*') || (Array.isArray(key) && all.includes(key[0]))
  if (all.length > 0) await mutate(isNamed).catch(() => undefined)
}
