/** A click that asks the browser for a new tab, a new window or a download: never ours. */
export const opensElsewhere = (event: {
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}): boolean => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
