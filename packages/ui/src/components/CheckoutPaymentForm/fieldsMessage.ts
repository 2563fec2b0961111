/** A card as the provider's fields represent it; the number never reaches the shop. */
export interface CardToken {
  readonly token: string
  readonly brand: string
  readonly last4: string
  readonly expiryMonth: string
  readonly expiryYear: string
}

/** A message of the frame with the card fields. */
export type FieldsMessage =
  | { readonly type: 'ready' }
  /** Height of the fields in px. */
  | { readonly type: 'height'; readonly height: number }
  /** The frame shows the errors and has the focus. */
  | { readonly type: 'invalid'; readonly id: string }
  | { readonly type: 'failed'; readonly id: string }
  | { readonly type: 'token'; readonly id: string; readonly card: CardToken }

/** Parses the data of a message event; `null` for anything else. */
export function fieldsMessage(data: unknown): FieldsMessage | null {
  const read = (name: string): unknown =>
    typeof data === 'object' && data !== null ? new Map(Object.entries(data)).get(name) : undefined
  const text = (name: string) => {
    const value = read(name)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const type = read('type')
  const id = text('id')
  if (type === 'ready') return { type }
  if (type === 'height') {
    const height = read('height')
    return typeof height === 'number' && height > 0 && Number.isFinite(height) ? { type, height } : null
  }
  if (!id) return null
  if (type === 'invalid' || type === 'failed') return { type, id }
  const token = text('token')
  if (type !== 'token' || !token) return null
  const card = {
    token,
    brand: text('brand'),
    last4: text('last4'),
    expiryMonth: text('expiryMonth'),
    expiryYear: text('expiryYear'),
  }
  return { type, id, card }
}
