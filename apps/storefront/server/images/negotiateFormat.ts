/** Best image format that an Accept header allows; the image service uses it for `f_auto`. */
export type AcceptedFormat = 'avif' | 'webp' | 'classic'

export function acceptedFormat(accept: string | undefined): AcceptedFormat {
  if (accept?.includes('image/avif')) return 'avif'
  return accept?.includes('image/webp') ? 'webp' : 'classic'
}

/** The one Accept header sent upstream per format, so that all browsers share a cached copy. */
export const ACCEPT_HEADERS = {
  avif: 'image/avif,image/webp,image/*;q=0.8',
  webp: 'image/webp,image/*;q=0.8',
  classic: 'image/jpeg,image/png,image/*;q=0.8',
} as const satisfies Record<AcceptedFormat, string>
