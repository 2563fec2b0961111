/** Process of an event (Spec §9 "Analytics"). */
export type ProcessName = 'store_interaction' | 'ecommerce' | 'navigation'

/** Process name: `store_interaction` with store data, `navigation` for downloads, otherwise `ecommerce`. */
export function processName({
  hasStore,
  isDownload,
}: {
  readonly hasStore: boolean
  readonly isDownload: boolean
}): ProcessName {
  if (isDownload) return 'navigation'
  return hasStore ? 'store_interaction' : 'ecommerce'
}
