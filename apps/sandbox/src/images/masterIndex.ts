import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mastersFolder } from './mastersFolder.js'

/** What is known of a picture before it is made: an entry of `media/masters/index.json`. */
export interface MasterEntry {
  /** Changes with the picture. */
  readonly version: string
  /** A tiny WebP of it, base64. */
  readonly placeholder: string
}

/** Public id → entry; `media/renderMasters.ts` writes it. */
export type MasterIndex = Readonly<Record<string, MasterEntry>>

/** Index of the pictures; empty when there is none. */
export function readMasterIndex(): MasterIndex {
  try {
    const index: MasterIndex = JSON.parse(readFileSync(join(mastersFolder(), 'index.json'), 'utf8'))
    return index
  } catch {
    return {}
  }
}
