import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from './service/packageRoot.js'

/** A picture that the studio took: transparent WebP of 1200 x 1500 with its shadow. */
export interface Photograph {
  /** Full path. */
  readonly file: string
  /** Changes when it is taken again. */
  readonly version: string
}

/** Photographs by look and view; null = not taken yet. */
export interface Photographs {
  /** Views: `front`, `front-dark`, `three-quarter`, `macro`, `side`, ... (media/studio). */
  find(productId: string, view: string): Photograph | null
}

/** Nothing is photographed: every piece is drawn. */
export const noPhotographs: Photographs = { find: () => null }

/** Reads what the studio took, and which look each piece has (`looks.json`, written by media/looks). */
export function readPhotographs(folder = join(packageRoot(), 'media', 'masters', 'photographs')): Photographs {
  const looks = new Map(Object.entries(readJson<string>(join(folder, 'looks.json'))))
  const taken = new Map(Object.entries(readJson<{ readonly version: string }>(join(folder, 'index.json'))))
  return {
    find(productId, view) {
      const name = `${looks.get(productId)}-${view}`
      const version = taken.get(name)?.version
      return version === undefined ? null : { file: join(folder, `${name}.webp`), version }
    },
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
