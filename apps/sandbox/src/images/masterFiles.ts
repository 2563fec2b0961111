import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageRoot } from './service/packageRoot.js'

/** Public id → version of the drawing that was rendered into `media/masters/{version}.webp`. */
export type MasterIndex = Readonly<Record<string, string>>

/** Pictures drawn at build time, so that nobody waits for a drawing: `media/renderMasters.ts` makes them. */
export interface MasterFiles {
  /** Version of the kept picture; null = it is drawn on demand. */
  version(publicId: string): string | null
  /** Its bytes; null = there is none. */
  read(publicId: string): Promise<Buffer | null>
}

export const mastersFolder = () => join(packageRoot(), 'media', 'masters')

/** Index of the kept pictures; empty when there are none. */
export function readMasterIndex(folder = mastersFolder()): MasterIndex {
  try {
    const index: MasterIndex = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
    return index
  } catch {
    return {}
  }
}

export function createMasterFiles(folder = mastersFolder()): MasterFiles {
  const index = new Map(Object.entries(readMasterIndex(folder)))
  return {
    version: (publicId) => index.get(publicId) ?? null,
    async read(publicId) {
      const version = index.get(publicId)
      return version === undefined ? null : readFile(join(folder, `${version}.webp`)).catch(() => null)
    },
  }
}
