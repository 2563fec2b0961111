import { type CardToken, fieldsMessage } from './fieldsMessage.js'

/** `unavailable`: the frame did not load; `failed`: the last request of a token was not answered. */
export type FieldsState = 'loading' | 'ready' | 'unavailable' | 'failed'

/** Connection to the card fields of a payment provider. */
export interface FieldsConnection {
  /** `null` when the entries are invalid, which the frame shows, or when there is no answer. */
  readonly tokenise: () => Promise<CardToken | null>
  readonly state: () => FieldsState
  readonly close: () => void
}

interface FieldsEvents {
  /** Height of the fields in px. */
  readonly onHeight: (height: number) => void
  readonly onState: (state: FieldsState) => void
  /** Default: 15 s until ready, 30 s for a token. */
  readonly timeouts?: { readonly ready: number; readonly token: number } | undefined
}

const TIMEOUTS = { ready: 15_000, token: 30_000 }

/** Exchanges messages with the frame; ignores messages of other windows and origins. */
export function connectFields(
  frame: HTMLIFrameElement,
  origin: string,
  { onHeight, onState, timeouts = TIMEOUTS }: FieldsEvents,
): FieldsConnection {
  const pending = new Map<string, (card: CardToken | null) => void>()
  let state: FieldsState = 'loading'
  let count = 0
  let settleReady = () => {}
  const ready = new Promise<void>((resolve) => {
    settleReady = resolve
  })
  const become = (next: FieldsState) => {
    state = next
    onState(next)
    if (next !== 'loading') settleReady()
  }
  const timer = setTimeout(() => {
    if (state === 'loading') become('unavailable')
  }, timeouts.ready)

  const answer = (id: string, card: CardToken | null) => {
    pending.get(id)?.(card)
    pending.delete(id)
  }

  const listen = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return
    const message = fieldsMessage(event.data)
    if (message === null) return
    if (message.type === 'ready') become('ready')
    else if (message.type === 'height') onHeight(message.height)
    else if (pending.has(message.id)) {
      if (message.type === 'failed') become('failed')
      answer(message.id, message.type === 'token' ? message.card : null)
    }
  }
  addEventListener('message', listen)

  const tokenise = async () => {
    await ready
    if (state === 'unavailable') return null
    become('ready')
    count += 1
    const id = `card-${count}`
    return new Promise<CardToken | null>((resolve) => {
      pending.set(id, resolve)
      frame.contentWindow?.postMessage({ type: 'tokenise', id }, origin)
      setTimeout(() => {
        if (!pending.has(id)) return
        become('failed')
        answer(id, null)
      }, timeouts.token)
    })
  }

  const close = () => {
    removeEventListener('message', listen)
    clearTimeout(timer)
    for (const id of pending.keys()) answer(id, null)
    settleReady()
  }

  return { tokenise, state: () => state, close }
}
