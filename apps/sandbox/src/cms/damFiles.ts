import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { logos } from '../images/logos/logos.js'
import { packageRoot } from '../images/service/packageRoot.js'
import { scenes } from './contentTypes.js'
import { nodeId } from './nodeId.js'

const TYPES: Readonly<Record<string, string>> = { pdf: 'application/pdf', mp4: 'video/mp4', webm: 'video/webm' }

/** A file of the media library stored in `media/`; the image provider creates all others. */
export interface StoredFile {
  readonly path: string
  readonly type: string
}

/** Images of the media library: photographs in both crops, and logos. */
const pictures: readonly string[] = [
  ...scenes.flatMap((scene) => [`scenes/${scene}.jpg`, `scenes/${scene}-portrait.jpg`]),
  ...[...logos.keys()].map((name) => `logos/${name}.png`),
]
const stored = new Map(['documents', 'video'].flatMap(storedFiles))
const byId = new Map([...pictures, ...stored.keys()].map((file) => [nodeId(file), file]))

/** URL of a file of the media library. */
export function damLink(file: string): string {
  return `/dam/jcr:${nodeId(file)}/${nameOf(file)}`
}

/** Name of a file by its identifier and the last part of its URL, which is optional; undefined = none. */
export function damFile(id: string, name: string | undefined): string | undefined {
  const file = byId.get(id.replace(/^jcr:/, ''))
  return file !== undefined && (name === undefined || nameOf(file) === name) ? file : undefined
}

/** The image for a path below `/dam/` in the URL of a rendition. */
export function damPicture(path: string): string | undefined {
  return pictures.find((file) => path === `${file}/jcr:content/${nameOf(file)}`)
}

/** Path and type of a stored file; undefined = created by the image provider. */
export function storedFile(file: string): StoredFile | undefined {
  return stored.get(file)
}

export function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1)
}

function storedFiles(folder: string): readonly (readonly [string, StoredFile])[] {
  const place = join(packageRoot(), 'media', folder)
  return readdirSync(place).flatMap((name) => {
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)]
    return type === undefined ? [] : [[`${folder}/${name}`, { path: join(place, name), type }] as const]
  })
}
