/** Whether a click requests a new tab, a new window or a download, and must be left to the browser. */
export const opensElsewhere = (event: {
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}): boolean => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
