/** Allowed transforms of the image service. Others, such as `l_fetch:`, could load foreign content. */
const TRANSFORMS = [
  /^c_(?:fill|limit)$/,
  /^f_(?:auto|avif|jpg|png|webp)$/,
  /^[wh]_[1-9]\d{0,3}$/,
  /^ar_\d{1,2}:\d{1,2}$/,
  /^g_(?:xy_center|center|(?:north|south)(?:_(?:east|west))?|east|west)$/,
  /^[xy]_\d{1,4}(?:\.\d{1,2})?$/,
  /^q_auto(?::(?:eco|good|best|low))?$/,
  // An overlay from our cloud. `:` stands for the slashes of its public id, but is not allowed after a source type.
  /^l_(?!(?:authenticated|fetch|lut|private|subtitles|text|video):)[\w-]{1,64}(?::[\w.-]{1,64}){0,5}$/,
]
const VERSION = /^v\d{1,12}$/
/** A folder name that the image service could read as another list of transforms. */
const TRANSFORM_LIKE = /^(?:[a-z]{1,3}_|\$)|,/

/** Whether a path of the image service, without `/images`, is a picture of our own cloud with allowed transforms. */
export function isImageAddress(path: string, cloudName: string): boolean {
  const prefix = `/${cloudName}/image/upload/`
  if (!path.startsWith(prefix)) return false
  const [list = '', ...publicId] = path.slice(prefix.length).split('/')
  if (!list.split(',').every((part) => TRANSFORMS.some((allowed) => allowed.test(part)))) return false
  const [first = ''] = publicId
  const names = VERSION.test(first) ? publicId.slice(1) : publicId
  const folders = names.slice(0, -1)
  return names.length > 0 && names.every(isName) && !folders.some((name) => TRANSFORM_LIKE.test(decoded(name) ?? ','))
}

function isName(segment: string): boolean {
  const name = decoded(segment)
  return name !== null && /^[\p{L}\p{M}\p{N}_~+ -][\p{L}\p{M}\p{N}._~+ -]{0,120}$/u.test(name)
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
