import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const APP = new URL('../../', import.meta.url)
const STYLES = ['packages/ui/src/**/*.css.ts', 'apps/storefront/app/**/*.css.ts']
/** Base-36 digits of a file's number: 1296 files. */
const DIGITS = 2

export interface StyleName {
  /** Hash of the file, followed by the index of the name in it. */
  readonly hash: string
  /** Relative to the app's folder. */
  readonly filePath: string
}

/**
 * Names classes and variables of a build: `vt-`, the number of their file among all style files, their index in it. The
 * same for browser and server. Hashes would add 1.2 KiB (brotli) to the styles and scripts of every page. Names change
 * when style files are added or removed, so do not use them as selectors.
 */
export function createClassNames(): (name: StyleName) => string {
  const files = globSync(STYLES, { cwd: ROOT })
    .map((file) => fileURLToPath(new URL(file, `file://${ROOT}`)))
    .sort()
  /** By path: the number of the file, and the hash that its names start with. */
  const known = new Map<string, { readonly number: string; readonly hash: string }>()
  return ({ hash, filePath }) => {
    // The first name of a file has the index 0.
    const file = known.get(filePath) ?? { number: numberOf(filePath, files), hash: hash.slice(0, -1) }
    known.set(filePath, file)
    if (!hash.startsWith(file.hash))
      throw new Error(`The class names of ${filePath} do not start with the same hash. Adapt classNames.ts.`)
    return `vt-${file.number}${hash.slice(file.hash.length)}`
  }
}

function numberOf(filePath: string, files: readonly string[]): string {
  const number = files.indexOf(fileURLToPath(new URL(filePath, APP)))
  if (number === -1) throw new Error(`${filePath} is in no known style folder. Add its folder to classNames.ts.`)
  return number.toString(36).padStart(DIGITS, '0')
}
