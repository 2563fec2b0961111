import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mastersFolder } from './mastersFolder.js'

/** A photograph of the studio. Products are transparent, with their shadow; scenes are opaque. */
export interface Photograph {
  /** Full path of the WebP. */
  readonly file: string
  /** Changes when the photograph is replaced. */
  readonly version: string
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
}

/** The photographs of the studio; null = does not exist yet. */
export interface Photographs {
  /**
   * By product and view: `front`, `front-dark`, `three-quarter`, `macro`, `side`, `back`, `turntable` (studio/ at the
   * root).
   */
  find(productId: string, view: string): Photograph | null
  /** By the name of its file, e.g. `scene-home-landscape`. */
  named(name: string): Photograph | null
}

/** An empty set of photographs. */
export const noPhotographs: Photographs = { find: () => null, named: () => null }

type Taken = Pick<Photograph, 'version' | 'width' | 'height'>

/** Reads the photographs and the design of each product (`looks.json`, written by media/looks). */
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

/** Reads a generated file; absent = empty. */
function readJson<T>(path: string): Readonly<Record<string, T>> {
  try {
    const value: Readonly<Record<string, T>> = JSON.parse(readFileSync(path, 'utf8'))
    return value
  } catch {
    return {}
  }
}
