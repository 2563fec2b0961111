import { parse } from 'node:querystring'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readCard } from '../cards/readCard.js'
import { testCard } from '../cards/testCards.js'
import { authorise, decide, refuse } from '../ledger/decide.js'
import type { Payment } from '../ledger/payment.js'
import type { PaymentContext } from '../paymentContext.js'
import { STYLESHEET_PATH } from './htmlPage.js'
import { pageHeaders } from './pageHeaders.js'
import { pageStyles } from './pageStyles.js'
import { testCardsPage } from './testCardsPage.js'
import { cardPage, challengePage, donePage, unknownPage, walletPage } from './paymentPages.js'

interface PageCall {
  readonly Params: { readonly pageKey: string }
  readonly Body: unknown
}

type Form = Readonly<Record<string, string>>

const DECISIONS: ReadonlySet<string | undefined> = new Set(['approve', 'confirm', 'decline', 'fail', 'cancel'])

/** Pages for the shopper: wallet, card and challenge. A decision leads back to the shop. */
export async function pageRoutes(app: FastifyInstance, context: PaymentContext): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, parse(String(body)))
  })
  app.get(STYLESHEET_PATH, (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyles))

  app.get('/', (_request, reply) => pageHeaders(reply).send(testCardsPage()))

  app.get<PageCall>('/pay/:pageKey', ({ params }, reply) => {
    const payment = context.ledger.findByPage(params.pageKey)
    return payment ? show(reply, payment) : pageHeaders(reply.code(404)).send(unknownPage())
  })

  app.post<PageCall>('/pay/:pageKey', async ({ params, body }, reply) => {
    const payment = context.ledger.findByPage(params.pageKey)
    if (!payment) return pageHeaders(reply.code(404)).send(unknownPage())
    if (payment.state !== 'open') return pageHeaders(reply).redirect(backUrl(payment), 303)
    const form = readForm(body)
    if (payment.page === 'card' && form['decision'] === 'pay') return payByCard(context, reply, payment, form)
    if (!DECISIONS.has(form['decision'])) return show(reply.code(400), payment)
    await answerPage(context, payment, form['decision'])
    return pageHeaders(reply).redirect(backUrl(payment), 303)
  })
}

async function payByCard(
  context: PaymentContext,
  reply: FastifyReply,
  payment: Payment,
  { number = '', expiry = '', code = '' }: Form,
): Promise<FastifyReply> {
  const reading = readCard({ number, expiry, code }, context.now())
  if (reading.kind === 'invalid') return show(reply.code(422), payment, cardPage(payment, reading.faults))
  const { card } = reading
  if (testCard(card.caseId).challenge) {
    context.ledger.change(payment.paymentId, { card, page: 'challenge' })
    return pageHeaders(reply).redirect(`/pay/${payment.pageKey}`, 303)
  }
  const known = context.ledger.change(payment.paymentId, { card })
  await decide(context, known ?? payment)
  return pageHeaders(reply).redirect(backUrl(payment), 303)
}

async function answerPage(context: PaymentContext, payment: Payment, decision: string | undefined): Promise<Payment> {
  if (decision === 'cancel') return refuse(context, payment, 'cancelled')
  if (payment.page === 'challenge') {
    const isConfirmed = decision === 'confirm' && testCard(payment.card?.caseId).challenge !== 'fails'
    return isConfirmed ? decide(context, payment) : refuse(context, payment, 'authentication_failed')
  }
  if (payment.page === 'wallet' && decision === 'approve') return authorise(context, payment)
  return refuse(context, payment, 'declined')
}

function show(reply: FastifyReply, payment: Payment, page = pageOf(payment)): FastifyReply {
  return pageHeaders(reply, { formTargets: [new URL(payment.returnUrl).origin] }).send(page)
}

function pageOf(payment: Payment): string {
  if (payment.state !== 'open') return donePage(payment, backUrl(payment))
  if (payment.page === 'challenge') return challengePage(payment)
  return payment.page === 'card' ? cardPage(payment) : walletPage(payment)
}

/** Address of the shop with the result that it exchanges for the outcome. */
function backUrl({ returnUrl, redirectResult }: Payment): string {
  const url = new URL(returnUrl)
  url.searchParams.set('redirectResult', redirectResult)
  return url.href
}

function readForm(body: unknown): Form {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
