import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../images/service/packageRoot.js'
import { logos } from '../images/logos/logos.js'
import { buildCatalogue } from '../seed/buildCatalogue.js'
import { same } from '../seed/text.js'
import { ContentFault } from './ContentFault.js'
import { type ContentAsset, type ContentImage, type Scene, scenes } from './contentTypes.js'
import { type Json, readLocalised, readObject, readPath, readString } from './readers.js'

const FOCAL_POINT = /^(100|\d{1,2})#(100|\d{1,2})$/
const CENTRE = '50#50'
const SCENE_SIZE = { width: 2400, height: 1350 }
const SCENE_PORTRAIT_SIZE = { width: 1600, height: 2000 }
const PIECE_SIZE = { width: 1200, height: 1500 }

let pictures: ReadonlySet<string> | undefined

/**
 * A picture in two crops: `{scene, alt, focalPoint, portraitFocalPoint}`, or `{photograph, view, ...}` of a piece.
 * @throws ContentFault
 */
export function readImage(value: unknown, place: string): ContentImage {
  const { scene, photograph, view, alt, focalPoint, portraitFocalPoint, ...rest } = readObject(value, place)
  refuse(rest, place, 'an image')
  if ((scene === undefined) === (photograph === undefined))
    throw new ContentFault(place, 'needs one of scene and photograph.')
  const crops =
    scene === undefined
      ? bothOf({ file: readPhotograph(photograph, view ?? 1, place), ...PIECE_SIZE })
      : sceneCrops(readScene(scene, `${place}.scene`))
  return {
    landscape: { ...crops.landscape, focalPoint: readFocalPoint(focalPoint ?? CENTRE, `${place}.focalPoint`) },
    portrait: {
      ...crops.portrait,
      focalPoint: readFocalPoint(portraitFocalPoint ?? CENTRE, `${place}.portraitFocalPoint`),
    },
    alt: readLocalised(alt, `${place}.alt`),
  }
}

/**
 * One picture: `{scene, alt}`, `{photograph, view, alt}` (a view of a piece) or `{logo, alt?}`.
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
    const file = `scenes/${readScene(scene, `${place}.scene`)}.jpg`
    return { file, mimeType: 'image/jpeg', ...SCENE_SIZE, ...described }
  }
  return { file: readPhotograph(photograph, view ?? 1, place), mimeType: 'image/jpeg', ...PIECE_SIZE, ...described }
}

/** An address; one of `/media/` must be a film that is there. @throws ContentFault */
export function readAddress(value: unknown, place: string): string {
  const path = readPath(value, place)
  const isFilm = /^\/media\/video\/[a-z\d-]+\.mp4$/.test(path) && existsSync(join(packageRoot(), path))
  if (path.startsWith('/media/') && !isFilm) throw new ContentFault(place, `"${path}" is no film of media/video.`)
  return path
}

function readLogo(value: unknown, alt: unknown, place: string): ContentAsset {
  const name = readString(value, `${place}.logo`)
  const logo = logos.get(name)
  if (!logo) throw new ContentFault(`${place}.logo`, `must be one of ${[...logos.keys()].join(', ')}.`)
  const { brand, width, height } = logo
  const described = alt === undefined ? same(brand) : readLocalised(alt, `${place}.alt`)
  return { file: `logos/${name}.png`, mimeType: 'image/png', width, height, alt: described }
}

function readPhotograph(value: unknown, view: unknown, place: string): string {
  const id = readString(value, `${place}.photograph`)
  const file = `catalogue/${id}_MP_${String(view)}.jpg`
  pictures ??= new Set(buildCatalogue().products.flatMap(({ images }) => images.map(({ publicId }) => publicId)))
  if (!pictures.has(file))
    throw new ContentFault(`${place}.photograph`, `"${id}" has no picture in view ${String(view)}.`)
  return file
}

function sceneCrops(scene: Scene) {
  return {
    landscape: { file: `scenes/${scene}.jpg`, ...SCENE_SIZE },
    portrait: { file: `scenes/${scene}-portrait.jpg`, ...SCENE_PORTRAIT_SIZE },
  }
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
  if (!FOCAL_POINT.test(point)) throw new ContentFault(place, `"${point}" is no focal point. Write it like 50#30.`)
  return point
}

function refuse(rest: Json, place: string, what: string): void {
  for (const key of Object.keys(rest)) throw new ContentFault(`${place}.${key}`, `is no field of ${what}.`)
}
