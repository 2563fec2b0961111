import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const APP = new URL('../../', import.meta.url)
const STYLES = ['packages/ui/src/**/*.css.ts', 'apps/storefront/app/**/*.css.ts']
/** Of a file's number, base 36: 1296 files. */
const DIGITS = 2

export interface StyleName {
  /** Hash of the file, then the count of the name in it. */
  readonly hash: string
  /** From the folder of the app. */
  readonly filePath: string
}

/**
 * Names of classes and variables of a build: `vt-`, the number of their file among all style files, their count in it.
 * The same for browser and server. Hashes would weigh 1.2 KiB (brotli) more in the styles and scripts of every page. The
 * names change when a style file comes or goes: nothing may select by them.
 */
export function createClassNames(): (name: StyleName) => string {
  const files = globSync(STYLES, { cwd: ROOT })
    .map((file) => fileURLToPath(new URL(file, `file://${ROOT}`)))
    .sort()
  /** By path: the number of the file, and the hash that its names begin with. */
  const known = new Map<string, { readonly number: string; readonly hash: string }>()
  return ({ hash, filePath }) => {
    // The first name of a file is counted 0.
    const file = known.get(filePath) ?? { number: numberOf(filePath, files), hash: hash.slice(0, -1) }
    known.set(filePath, file)
    if (!hash.startsWith(file.hash)) throw new Error(`The names of ${filePath} share no hash. Check classNames.ts.`)
    return `vt-${file.number}${hash.slice(file.hash.length)}`
  }
}

function numberOf(filePath: string, files: readonly string[]): string {
  const number = files.indexOf(fileURLToPath(new URL(filePath, APP)))
  if (number === -1) throw new Error(`${filePath} is not in the folders of styles. Name its folder in classNames.ts.`)
  return number.toString(36).padStart(DIGITS, '0')
}
