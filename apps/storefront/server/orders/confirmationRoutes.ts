import type { FastifyReply } from 'fastify'
import type { PersonalRequest, PersonalRoute } from '../personal/personalRoutes.js'
import { type ConfirmationServices, findConfirmedOrder } from './findConfirmedOrder.js'
import { orderCalendar } from './orderCalendar.js'
import { orderDocuments } from './orderDocuments.js'
import { orderIntl } from './orderIntl.js'
import { loadOrderView } from './orderServices.js'

/** The confirmation of an order and its calendar file, for the buyer's session and for signed links. */
export function confirmationRoutes(services: ConfirmationServices): readonly PersonalRoute[] {
  async function show(personal: PersonalRequest): Promise<FastifyReply> {
    const { market, reply } = personal
    void unlisted(reply)
    const orderNo = orderNoOf(personal.rest)
    const found = await findConfirmedOrder(personal, orderNo, services)
    if (!found) return personal.show({ confirmation: { state: 'locked' } }, 404)
    const order = await loadOrderView(found.order, market, services, found.attempt)
    const alias = `/${market.locale.alias}`
    return personal.show({
      confirmation: {
        state: 'shown',
        order,
        calendarHref: order.arrivalDays && `${alias}${services.links.calendarPath(orderNo)}`,
        documents: orderDocuments(market, orderIntl(market.locale.id)),
        accountHref: found.order.guest === false || found.shopper?.isGuest === false ? null : `${alias}/registration`,
      },
    })
  }

  async function calendar(personal: PersonalRequest): Promise<FastifyReply> {
    const { market, reply } = personal
    void unlisted(reply)
    const orderNo = orderNoOf(personal.rest)
    const found = await findConfirmedOrder(personal, orderNo, services)
    const order = found && (await loadOrderView(found.order, market, services, found.attempt))
    const text = order && orderCalendar(order, { intl: orderIntl(market.locale.id), now: services.now() })
    if (!text) return personal.show({ confirmation: { state: 'locked' } }, 404)
    return reply
      .header('content-disposition', `attachment; filename="${orderNo}.ics"`)
      .type('text/calendar; charset=utf-8')
      .send(text)
  }

  return [
    { path: '/checkout/confirmation/*', get: show },
    { path: '/checkout/confirmation/*/calendar.ics', get: calendar },
  ]
}

function orderNoOf(rest: string): string {
  return rest.split('/')[3] ?? ''
}

function unlisted(reply: FastifyReply): FastifyReply {
  return reply.header('x-robots-tag', 'noindex, nofollow')
}
