import { setTimeout as pause } from 'node:timers/promises'

const TIMEOUT_MS = 30_000

/**
 * Requests an address without following redirects: `{ status, html }`; without a response, `status` is the error text. A
 * 503 is retried once after its Retry-After, as a crawler would.
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
