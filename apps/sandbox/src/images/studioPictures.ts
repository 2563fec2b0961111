import { readMasterIndex } from './masterIndex.js'
import { noPhotographs, type Photographs, readPhotographs } from './photographs.js'

/** What the catalogue must know of the studio to tell of its pictures. */
export interface StudioPictures {
  readonly photographs: Photographs
  /** Tiny picture as a data URI, at most 400 characters; null = none was made yet. */
  placeholder(publicId: string): string | null
}

/** A studio that has taken nothing. */
export const noPictures: StudioPictures = { photographs: noPhotographs, placeholder: () => null }

/** The studio as it stands in `media/masters`. */
export function readStudioPictures(): StudioPictures {
  const entries = new Map(Object.entries(readMasterIndex()))
  return {
    photographs: readPhotographs(),
    placeholder(publicId) {
      const entry = entries.get(publicId)
      return entry === undefined ? null : `data:image/webp;base64,${entry.placeholder}`
    },
  }
}
