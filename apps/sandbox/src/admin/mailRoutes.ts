import type { FastifyInstance } from 'fastify'
import type { MailAttachment } from '../store/mailRepository.js'
import type { AdminContext } from './adminContext.js'
import { AdminError } from './AdminError.js'
import { mailPage, outboxPage } from './outboxPage.js'

const longText = { type: 'string', maxLength: 500_000 } as const

const schema = {
  body: {
    type: 'object',
    required: ['to', 'subject', 'text'],
    properties: {
      to: { type: 'string', minLength: 3, maxLength: 254 },
      from: { type: 'string', maxLength: 254 },
      replyTo: { type: 'string', maxLength: 254 },
      subject: { type: 'string', minLength: 1, maxLength: 500 },
      text: longText,
      html: longText,
      id: { type: 'string', maxLength: 200 },
      attachments: {
        type: 'array',
        maxItems: 5,
        items: {
          type: 'object',
          required: ['filename', 'contentType', 'content'],
          properties: { filename: { type: 'string' }, contentType: { type: 'string' }, content: longText },
          additionalProperties: false,
        },
      },
    },
    additionalProperties: false,
  },
} as const

interface MailCall {
  readonly Body: {
    readonly to: string
    readonly subject: string
    readonly text: string
    readonly html?: string
    readonly id?: string
    readonly attachments?: readonly MailAttachment[]
  }
}

/** Images of the page itself only, no scripts, and one frame without rights for the HTML of a mail. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; form-action 'none'"

/**
 * The outbox: `GET /mails` as JSON, `POST /mails` stores a mail of the storefront instead of sending it, and `GET
 * /outbox` shows the mails in a browser. A repeated `id` is ignored.
 */
export function mailRoutes(app: FastifyInstance, { commerce }: AdminContext): void {
  const { mails, now } = commerce

  app.get('/mails', () => ({ mails: mails.all() }))

  app.post<MailCall>('/mails', { schema, bodyLimit: 2_000_000 }, ({ body }, reply) => {
    const { to, subject, text, html, id, attachments } = body
    // The first part of the id names the kind, as in `order-confirmation/00001`.
    const kind = id?.split('/')[0] ?? 'storefront'
    mails.add({ to, subject, body: text, html, attachments, kind, messageId: id, createdAt: now() })
    return reply.code(204).send()
  })

  app.get('/outbox', (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(outboxPage(mails.all())),
  )

  app.get<{ Params: { number: string } }>('/outbox/:number', ({ params }, reply) => {
    const mail = mails.all()[Number(params.number) - 1]
    if (!mail) throw new AdminError(404, `The outbox contains no mail ${params.number.slice(0, 20)}.`)
    return reply
      .header('content-security-policy', `${POLICY}; sandbox`)
      .type('text/html; charset=utf-8')
      .send(mail.html ?? mailPage(mail))
  })
}
