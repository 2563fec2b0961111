import { saveScroll } from './scrollPositions.js'

let latest: (() => void) | null = null

/**
 * Shows the target of a navigation: the old page stays until `ready` settles. Of several navigations, only the last one is
 * shown.
 *
 * @param isOtherPage false = the same page in another state, shown immediately.
 */
export function present(show: () => void, ready: Promise<unknown>, isOtherPage: boolean): void {
  latest = show
  const showNow = () => {
    if (latest !== show) return
    saveScroll()
    show()
  }
  // A rejected `ready` is shown immediately too: the error screen needs no further code.
  if (isOtherPage) ready.then(showNow, showNow)
  else showNow()
}
