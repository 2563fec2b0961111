/** Maximum time that an update waits for parts of the page that load after hydration. */
const PATIENCE_MS = 3000

let whole: Promise<unknown> = Promise.resolve()

/** Sets the parts that the document's page still waits for. */
export function awaitParts(parts: readonly unknown[]): void {
  whole = Promise.race([Promise.all(parts), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

/**
 * Runs an update of the shell once the code of every page part is loaded: otherwise React would discard the HTML of
 * parts that are not hydrated yet, together with any form input in them.
 */
export function onceWhole(update: () => void): void {
  void whole.then(update)
}
