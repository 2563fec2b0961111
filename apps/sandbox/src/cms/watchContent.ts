import { watch } from 'node:fs'
import { ContentFault } from './ContentFault.js'
import type { Publish } from './createPublish.js'

/** Debounce, because an editor may write a file in several steps. */
const SETTLE_MS = 100

/**
 * Publishes whenever a file of the content folder changes. Errors are reported, and the previous content is kept.
 * @param report receives one line of text
 * @returns function that stops watching
 */
export function watchContent(folder: string, publish: Publish, report: (line: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const publishNow = async () => {
    try {
      const { pages, purge } = await publish()
      report(`Content reloaded. Pages: ${pages}.${purge === 'failed' ? ' The purge webhook failed.' : ''}`)
    } catch (error) {
      report(error instanceof ContentFault ? error.message : `Content: ${String(error)}`)
    }
  }
  const watcher = watch(folder, { recursive: true }, (_, name) => {
    if (name !== null && !name.endsWith('.json')) return
    clearTimeout(timer)
    timer = setTimeout(() => void publishNow(), SETTLE_MS)
  })
  watcher.on('error', (error) => report(`Content is no longer watched (${error.message}).`))
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
