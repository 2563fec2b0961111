import type { VideoObject, WithContext } from 'schema-dts'
import { absoluteUrl, isoDate, pictureUrl } from './siteFacts.js'

export interface VideoFacts {
  readonly name: string
  readonly poster: string
  readonly src: string
  /** ISO date on which it appeared. */
  readonly uploaded: string | null
}

/** A film; null unless everything is known that a search engine requires. */
export function videoObject(facts: VideoFacts, origin: string): WithContext<VideoObject> | null {
  const uploadDate = isoDate(facts.uploaded)
  const thumbnailUrl = pictureUrl(facts.poster, origin)
  const contentUrl = absoluteUrl(facts.src, origin)
  if (facts.name === '' || !uploadDate || !thumbnailUrl || !contentUrl) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: facts.name,
    thumbnailUrl,
    contentUrl,
    uploadDate,
  }
}
