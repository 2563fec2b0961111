import { ContentFault } from './ContentFault.js'
import type { ContentFrame } from './contentTypes.js'
import { type Json, readLocalised, readNumber, readObject, readOnlyIn, readString } from './readers.js'

/** Frames of partners by key: `{src, title, height, onlyIn?}`. @throws ContentFault */
export function readFrames(file: string, json: Json): ReadonlyMap<string, ContentFrame> {
  return new Map(Object.entries(json).map(([key, value]) => [key, readFrame(value, `${file}, ${key}`)]))
}

function readFrame(value: unknown, place: string): ContentFrame {
  const { src, title, height, onlyIn, ...rest } = readObject(value, place)
  for (const key of Object.keys(rest)) throw new ContentFault(`${place}.${key}`, 'is not a field of a frame.')
  const address = readString(src, `${place}.src`)
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:')
    throw new ContentFault(`${place}.src`, 'must be a URL that begins with https://.')
  return {
    src: address,
    title: readLocalised(title, `${place}.title`),
    height: readNumber(height, `${place}.height`),
    onlyIn: readOnlyIn(onlyIn, `${place}.onlyIn`),
  }
}
