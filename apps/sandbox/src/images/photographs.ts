import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mastersFolder } from './mastersFolder.js'

/** A picture that the studio took. Pieces are transparent, with their shadow; scenes are opaque. */
export interface Photograph {
  /** Full path of the WebP. */
  readonly file: string
  /** Changes when it is taken again. */
  readonly version: string
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
}

/** What the studio took; null = not taken yet. */
export interface Photographs {
  /** By piece and view: `front`, `front-dark`, `three-quarter`, `macro`, `side`, `back`, `turntable` (media/studio). */
  find(productId: string, view: string): Photograph | null
  /** By the name of its file, e.g. `scene-home-landscape`. */
  named(name: string): Photograph | null
}

/** Nothing is photographed yet. */
export const noPhotographs: Photographs = { find: () => null, named: () => null }

type Taken = Pick<Photograph, 'version' | 'width' | 'height'>

/** Reads what the studio took, and which look each piece has (`looks.json`, written by media/looks). */
export function readPhotographs(folder = join(mastersFolder(), 'photographs')): Photographs {
  const looks = new Map(Object.entries(readJson<string>(join(folder, 'looks.json'))))
  const taken = new Map(Object.entries(readJson<Taken>(join(folder, 'index.json'))))
  const named = (name: string): Photograph | null => {
    const found = taken.get(name)
    if (found === undefined) return null
    const { version, width, height } = found
    return { file: join(folder, `${name}.webp`), version, width, height }
  }
  return {
    find(productId, view) {
      const look = looks.get(productId)
      return look === undefined ? null : named(`${look}-${view}`)
    },
    named,
  }
}

/** A file of our own writing; absent = empty. */
function readJson<T>(path: string): Readonly<Record<string, T>> {
  try {
    const value: Readonly<Record<string, T>> = JSON.parse(readFileSync(path, 'utf8'))
    return value
  } catch {
    return {}
  }
}
