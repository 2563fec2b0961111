import type { Content } from './contentTypes.js'
import { contentFolder, loadContent } from './loadContent.js'

/** The content files, reloaded on demand. */
export interface ContentSource {
  /** Folder of the files. */
  readonly folder: string
  /** The last valid content. */
  current(): Content
  /**
   * Reads and validates every file again, then replaces the current content.
   * @throws ContentFault when a file is invalid; the current content is kept
   */
  reload(): void
}

/** @throws ContentFault when a content file is invalid at startup */
export function createContentSource(folder = contentFolder()): ContentSource {
  let content = loadContent(folder)
  return {
    folder,
    current: () => content,
    reload: () => {
      content = loadContent(folder)
    },
  }
}
