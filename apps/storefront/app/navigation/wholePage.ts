/** Longest time that an update waits for parts of the page that come after hydration. */
const PATIENCE_MS = 3000

let whole: Promise<unknown> = Promise.resolve()

/** Says what the document's page still waits for. */
export function awaitParts(parts: readonly unknown[]): void {
  whole = Promise.race([Promise.all(parts), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

/**
 * Runs an update of what surrounds the page once every part of the page has its code: React would throw away the HTML of
 * one that is not hydrated yet, and what was typed into it.
 */
export function onceWhole(update: () => void): void {
  void whole.then(update)
}
