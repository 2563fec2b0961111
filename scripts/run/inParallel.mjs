/** Runs a task for each item, at most `width` concurrently; results are in item order. */
export async function inParallel(items, width, task) {
  const results = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const at = next
      next += 1
      results[at] = await task(items[at])
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker))
  return results
}
