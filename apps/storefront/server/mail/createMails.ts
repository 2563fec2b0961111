import type { StorefrontConfig } from '../../app/config/env.server.js'
import { createMailQueue, type MailQueue, type MailQueueOptions } from './createMailQueue.js'
import { createOutboxSender } from './createOutboxSender.js'
import { createSmtpSender } from './createSmtpSender.js'

/** The mail queue of a configuration; null = no mail service is configured, so no mail is sent. */
export function createMails(config: StorefrontConfig, log: MailQueueOptions['log']): MailQueue | null {
  const { mail } = config
  if (mail === null) return null
  const sender = mail.kind === 'smtp' ? createSmtpSender(mail) : createOutboxSender(mail)
  return createMailQueue({ sender, log })
}
