import type { VideoObject, WithContext } from 'schema-dts'
import { absoluteUrl, isoDate, pictureUrl } from './siteFacts.js'

export interface VideoFacts {
  readonly name: string
  readonly poster: string
  readonly src: string
  /** ISO date of publication. */
  readonly uploaded: string | null
}

/** A video; null if a field that search engines require is missing. */
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
