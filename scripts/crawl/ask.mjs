import { setTimeout as pause } from 'node:timers/promises'

const TIMEOUT_MS = 30_000

/**
 * Asks for an address without following redirects: `{ status, html }`; a text as status where no answer came. A server that
 * sheds load says when to come again; it is asked once more, as a crawler would.
 */
export async function ask(url, isSecond = false) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const html = await response.text()
    if (response.status !== 503 || isSecond) return { status: response.status, html }
    await pause(1000 * Math.min(10, Number(response.headers.get('retry-after')) || 1))
    return ask(url, true)
  } catch (error) {
    return { status: `no answer (${error.cause?.code ?? error.name})`, html: '' }
  }
}
