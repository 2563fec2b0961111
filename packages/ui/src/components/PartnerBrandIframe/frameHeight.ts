/** Pixels between which a partner may choose. */
const LEAST = 160
const MOST = 8000

/** The height that a partner's page asks for, as `{ height: 720 }`; null = the message is about something else. */
export function heightOf(message: unknown): number | null {
  if (typeof message !== 'object' || message === null) return null
  const height: unknown = Reflect.get(message, 'height')
  return typeof height === 'number' ? height : null
}

/** Whole pixels within reason; null = no height. */
export function limited(height: number | null): number | null {
  if (height === null || !(height > 0)) return null
  return Math.ceil(Math.min(Math.max(height, LEAST), MOST))
}
