import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { logos } from '../images/logos/logos.js'
import { type Orientation, type SceneFacts, sceneFacts } from '../images/sceneFacts.js'
import { packageRoot } from '../images/service/packageRoot.js'
import { readStudioPictures, type StudioPictures } from '../images/studioPictures.js'
import { buildCatalogue } from '../seed/buildCatalogue.js'
import { same } from '../seed/text.js'
import { ContentFault } from './ContentFault.js'
import { type ContentAsset, type ContentCrop, type ContentImage, type Scene, scenes } from './contentTypes.js'
import { damFile } from './damFiles.js'
import { type Json, readLocalised, readObject, readPath, readString } from './readers.js'

const FOCAL_POINT = /^(100|\d{1,2})#(100|\d{1,2})$/
const DAM_ADDRESS = /^\/dam\/jcr:([a-f\d-]{1,64})\/([\w.-]{1,100})$/
const CENTRE = '50#50'

/** A file of the image provider with its properties. */
type Picture = Pick<ContentAsset, 'file' | 'width' | 'height' | 'placeholder'>

let known: { readonly studio: StudioPictures; readonly views: ReadonlyMap<string, Picture> } | undefined

/**
 * A picture in two crops: `{scene, alt, focalPoint, portraitFocalPoint}`, or `{photograph, view, ...}` of a product.
 * @throws ContentFault
 */
export function readImage(value: unknown, place: string): ContentImage {
  const { scene, photograph, view, alt, focalPoint, portraitFocalPoint, ...rest } = readObject(value, place)
  refuse(rest, place, 'an image')
  if ((scene === undefined) === (photograph === undefined))
    throw new ContentFault(place, 'needs one of scene and photograph.')
  const crops =
    scene === undefined
      ? bothOf({ ...readPhotograph(photograph, view ?? 1, place), focalPoint: CENTRE })
      : readSceneCrops(scene, `${place}.scene`)
  return {
    landscape: focused(crops.landscape, focalPoint, `${place}.focalPoint`),
    portrait: focused(crops.portrait, portraitFocalPoint, `${place}.portraitFocalPoint`),
    alt: readLocalised(alt, `${place}.alt`),
  }
}

/**
 * One picture: `{scene, alt}`, `{photograph, view, alt}` (a view of a product) or `{logo, alt?}`.
 * @throws ContentFault
 */
export function readAsset(value: unknown, place: string): ContentAsset {
  const { scene, photograph, view, logo, alt, ...rest } = readObject(value, place)
  refuse(rest, place, 'a picture')
  if ([scene, photograph, logo].filter((one) => one !== undefined).length !== 1)
    throw new ContentFault(place, 'needs one of scene, photograph and logo.')
  if (logo !== undefined) return readLogo(logo, alt, place)
  const described = { alt: readLocalised(alt, `${place}.alt`) }
  if (scene !== undefined) {
    const { focalPoint: _focalPoint, ...picture } = readSceneCrops(scene, `${place}.scene`).landscape
    return { ...picture, mimeType: 'image/jpeg', ...described }
  }
  return { ...readPhotograph(photograph, view ?? 1, place), mimeType: 'image/jpeg', ...described }
}

/** A URL; one below `/media/` must be an existing video, one below `/dam/` an existing file. @throws ContentFault */
export function readAddress(value: unknown, place: string): string {
  const dam = typeof value === 'string' ? DAM_ADDRESS.exec(value) : null
  if (dam) {
    const [address, id = '', name] = dam
    if (damFile(id, name) === undefined)
      throw new ContentFault(place, `"${address}" is not a file of the media library.`)
    return address
  }
  const path = readPath(value, place)
  const isFilm = /^\/media\/video\/[a-z\d-]+\.(mp4|webm)$/.test(path) && existsSync(join(packageRoot(), path))
  if (path.startsWith('/media/') && !isFilm) throw new ContentFault(place, `"${path}" is not a video of media/video.`)
  return path
}

function readLogo(value: unknown, alt: unknown, place: string): ContentAsset {
  const name = readString(value, `${place}.logo`)
  const logo = logos.get(name)
  if (!logo) throw new ContentFault(`${place}.logo`, `must be one of ${[...logos.keys()].join(', ')}.`)
  const { brand, width, height } = logo
  const described = alt === undefined ? same(brand) : readLocalised(alt, `${place}.alt`)
  return { file: `logos/${name}.png`, mimeType: 'image/png', width, height, placeholder: null, alt: described }
}

function readPhotograph(value: unknown, view: unknown, place: string): Picture {
  const id = readString(value, `${place}.photograph`)
  const file = `catalogue/${id}_MP_${String(view)}.jpg`
  const picture = pictures().views.get(file)
  if (!picture) throw new ContentFault(`${place}.photograph`, `"${id}" has no picture in view ${String(view)}.`)
  return picture
}

/** The images of the studio, read once. */
function pictures() {
  if (known) return known
  const studio = readStudioPictures()
  const images = buildCatalogue(studio).products.flatMap((product) => product.images)
  const views = images.map(({ publicId: file, width, height, placeholder }): readonly [string, Picture] => [
    file,
    { file, width, height, placeholder },
  ])
  known = { studio, views: new Map(views) }
  return known
}

function readSceneCrops(value: unknown, place: string) {
  const scene = readScene(value, place)
  return { landscape: readCrop(scene, 'landscape', place), portrait: readCrop(scene, 'portrait', place) }
}

function readCrop(scene: Scene, orientation: Orientation, place: string): SceneFacts {
  const facts = sceneFacts(scene, orientation, pictures().studio)
  if (!facts) throw new ContentFault(place, `"${scene}" has no ${orientation} photograph.`)
  return facts
}

/** The author's focal point, else that of the photograph. */
function focused(crop: ContentCrop, focalPoint: unknown, place: string): ContentCrop {
  return { ...crop, focalPoint: readFocalPoint(focalPoint ?? crop.focalPoint, place) }
}

function bothOf<Crop>(crop: Crop) {
  return { landscape: crop, portrait: crop }
}

function readScene(value: unknown, place: string): Scene {
  const found = scenes.find((one) => one === value)
  if (!found) throw new ContentFault(place, `must be one of ${scenes.join(', ')}.`)
  return found
}

function readFocalPoint(value: unknown, place: string): string {
  const point = readString(value, place)
  if (!FOCAL_POINT.test(point))
    throw new ContentFault(place, `"${point}" is not a focal point. Use a format like 50#30.`)
  return point
}

function refuse(rest: Json, place: string, what: string): void {
  for (const key of Object.keys(rest)) throw new ContentFault(`${place}.${key}`, `is not a field of ${what}.`)
}
