import { createTransport } from 'nodemailer'
import { checkMail } from './checkMail.js'
import { MailError, type MailFailure, type MailSender } from './mailSender.js'

/** Commands of an SMTP session before the content of the mail is transmitted. */
const BEFORE_CONTENT: ReadonlySet<unknown> = new Set(['CONN', 'EHLO', 'HELO', 'STARTTLS', 'MAIL FROM', 'RCPT TO'])
const NO_CONNECTION: ReadonlySet<unknown> = new Set(['ECONNECTION', 'ECONNREFUSED', 'EDNS', 'ETLS'])

/** Sends mails by SMTP. `url`: `smtps://user:password@host:465`, or `smtp://` for STARTTLS. */
export function createSmtpSender(options: { readonly url: string; readonly from: string }): MailSender {
  const { url, from } = options
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )

  return {
    async send(mail, id) {
      checkMail(mail)
      const { to, subject, html, text, attachments = [], replyTo } = mail
      try {
        await transport.sendMail({
          to,
          subject,
          html,
          text,
          messageId: `<${Buffer.from(id).toString('base64url')}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          attachments: attachments.map(({ filename, contentType, content }) => ({ filename, contentType, content })),
          ...(replyTo !== undefined && { replyTo }),
        })
      } catch (error) {
        // The cause is left out: SMTP answers repeat the address.
        throw new MailError(...failureOf(error))
      }
    },
    async close() {
      transport.close()
    },
  }
}

/** Exported for its test. */
export function failureOf(error: unknown): [MailFailure, string] {
  const facts = error instanceof Error ? new Map<string, unknown>(Object.entries(error)) : new Map<string, unknown>()
  const [code, command, responseCode] = ['code', 'command', 'responseCode'].map((name) => facts.get(name))
  if (typeof responseCode === 'number')
    return [responseCode >= 500 ? 'permanent' : 'temporary', `the SMTP server answered ${responseCode}`]
  if (NO_CONNECTION.has(code) || BEFORE_CONTENT.has(command))
    return ['temporary', `no connection to the SMTP server (${String(code)})`]
  return ['unknown', `the SMTP connection ended early (${String(code)})`]
}
