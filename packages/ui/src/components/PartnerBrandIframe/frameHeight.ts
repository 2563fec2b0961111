/** Allowed range of the height, in px. */
const LEAST = 160
const MOST = 8000

/** The height requested by a message `{ height: 720 }`; null = another kind of message. */
export function heightOf(message: unknown): number | null {
  if (typeof message !== 'object' || message === null) return null
  const height: unknown = Reflect.get(message, 'height')
  return typeof height === 'number' ? height : null
}

/** Whole px within the limits; null = invalid. */
export function limited(height: number | null): number | null {
  if (height === null || !(height > 0)) return null
  return Math.ceil(Math.min(Math.max(height, LEAST), MOST))
}
