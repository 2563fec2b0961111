import { readMasterIndex } from './masterIndex.js'
import { noPhotographs, type Photographs, readPhotographs } from './photographs.js'

/** Access to the studio's images for the catalogue. */
export interface StudioPictures {
  readonly photographs: Photographs
  /** Placeholder as a data URI, at most 400 characters; null = none yet. */
  placeholder(publicId: string): string | null
}

/** An empty studio. */
export const noPictures: StudioPictures = { photographs: noPhotographs, placeholder: () => null }

/** The studio's images in `media/masters`. */
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
