import type { RequestedFormat } from './transforms.js'

/** An output encoding of the service. */
export type OutputFormat = 'avif' | 'webp' | 'jpeg' | 'png'

/** Media type of each encoding. */
export const MEDIA_TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
} satisfies Record<OutputFormat, string>

/** Chooses the requested encoding, or for `auto` the best one that `accept` names. */
export function negotiateFormat(requested: RequestedFormat, accept: string | undefined): OutputFormat {
  if (requested === 'jpg') return 'jpeg'
  if (requested !== 'auto') return requested
  if (names(accept, 'image/avif')) return 'avif'
  if (names(accept, 'image/webp')) return 'webp'
  return 'jpeg'
}

/** Wildcards do not count: clients that send only them often cannot decode AVIF. */
function names(accept: string | undefined, mediaType: string): boolean {
  return (accept ?? '').split(',').some((entry) => {
    const [type, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
    return type === mediaType && !isRefused
  })
}
