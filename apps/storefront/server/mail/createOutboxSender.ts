import { checkMail } from './checkMail.js'
import { MailError, type MailSender } from './mailSender.js'

const TIMEOUT_MS = 5000

/**
 * Sends mails to an HTTP endpoint that stores them, such as the sandbox's outbox. The endpoint ignores a mail whose `id`
 * it knows, so a lost answer is no reason not to try again.
 */
export function createOutboxSender(options: {
  readonly url: string
  readonly from: string
  readonly fetch?: typeof globalThis.fetch | undefined
}): MailSender {
  const { url, from, fetch = globalThis.fetch } = options
  return {
    async send(mail, id) {
      checkMail(mail)
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...mail, from, id }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => {
        throw new MailError('temporary', 'the outbox did not answer')
      })
      await response.body?.cancel()
      if (response.ok) return
      const isTemporary = response.status >= 500 || response.status === 429
      throw new MailError(isTemporary ? 'temporary' : 'permanent', `the outbox answered ${response.status}`)
    },
    close: () => Promise.resolve(),
  }
}
