import type { Content } from './contentTypes.js'
import { contentFolder, loadContent } from './loadContent.js'

/** The content files, read anew on demand. */
export interface ContentSource {
  /** Folder of the files. */
  readonly folder: string
  /** What was read last without a fault. */
  current(): Content
  /**
   * Reads and checks every file again, then puts them in force.
   * @throws ContentFault when a file has a fault; what was in force stays.
   */
  reload(): void
}

/** @throws ContentFault when a content file has a fault from the start. */
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
