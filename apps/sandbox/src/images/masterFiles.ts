import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mastersFolder } from './mastersFolder.js'

/** What is known of a picture before it is made: an entry of `media/masters/index.json`. */
export interface MasterEntry {
  /** Changes with the picture. */
  readonly version: string
  /** The picture is drawn at build time, into `media/masters/{version}.webp`. */
  readonly isKept: boolean
  /** A tiny WebP of it, base64. */
  readonly placeholder: string
}

/** Public id → entry. */
export type MasterIndex = Readonly<Record<string, MasterEntry>>

/** Pictures drawn at build time, so that nobody waits for a drawing: `media/renderMasters.ts` makes them. */
export interface MasterFiles {
  /** Version of the kept picture; null = it is made on demand. */
  version(publicId: string): string | null
  /** Its bytes; null = there is none. */
  read(publicId: string): Promise<Buffer | null>
}

/** Index of the pictures; empty when there is none. */
export function readMasterIndex(folder = mastersFolder()): MasterIndex {
  try {
    const index: MasterIndex = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
    return index
  } catch {
    return {}
  }
}

export function createMasterFiles(folder = mastersFolder()): MasterFiles {
  const index = new Map(Object.entries(readMasterIndex(folder)).filter(([, { isKept }]) => isKept))
  return {
    version: (publicId) => index.get(publicId)?.version ?? null,
    async read(publicId) {
      const entry = index.get(publicId)
      return entry === undefined ? null : readFile(join(folder, `${entry.version}.webp`)).catch(() => null)
    },
  }
}
