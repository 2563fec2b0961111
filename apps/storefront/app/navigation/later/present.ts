import { saveScroll } from './scrollPositions.js'

let latest: (() => void) | null = null

/**
 * Shows what a navigation leads to: the old page stays until `ready` settles. Of several navigations only the last one is
 * shown.
 *
 * @param isOtherPage false = the same page in another state: shown at once.
 */
export function present(show: () => void, ready: Promise<unknown>, isOtherPage: boolean): void {
  latest = show
  const showNow = () => {
    if (latest !== show) return
    saveScroll()
    show()
  }
  // A page that failed has nothing to wait for: the error screen is at hand.
  if (isOtherPage) ready.then(showNow, showNow)
  else showNow()
}
