import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mastersFolder } from './mastersFolder.js'

/** Metadata of an image: an entry of `media/masters/index.json`. */
export interface MasterEntry {
  /** Changes with the image. */
  readonly version: string
  /** Placeholder as a base64 WebP. */
  readonly placeholder: string
}

/** Public id → entry; `media/renderMasters.ts` writes it. */
export type MasterIndex = Readonly<Record<string, MasterEntry>>

/** Index of the images; empty if it does not exist. */
export function readMasterIndex(): MasterIndex {
  try {
    const index: MasterIndex = JSON.parse(readFileSync(join(mastersFolder(), 'index.json'), 'utf8'))
    return index
  } catch {
    return {}
  }
}
