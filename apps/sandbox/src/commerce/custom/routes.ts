import type { FastifyInstance } from 'fastify'
import type { CustomerGroupsResult } from '@vitrine/commerce-client/types/customer'
import { shopperOf } from '../auth/bearer.js'
import type { CommerceContext } from '../commerceContext.js'
import { scapiPath } from '../http/scapiPath.js'
import { subscribeBackInStock } from './backInStockService.js'
import { contactMailText } from './contactMailText.js'
import { readContactMail } from './readContactMail.js'
import { submitOnce } from './submission.js'

/** Custom endpoints for shoppers: groups, contact mails, back-in-stock notifications. */
export async function customRoutes(app: FastifyInstance, context: CommerceContext): Promise<void> {
  app.get(scapiPath('custom/session/v1', '/customer-groups'), (request): CustomerGroupsResult => {
    const { customerId, login } = shopperOf(request)
    const customer = login === null ? null : context.customers.find(customerId)
    return { customer_groups: customer?.customerGroups ?? [] }
  })

  app.post(scapiPath('custom/emails/v1', '/send'), (request, reply) =>
    submitOnce(request, reply, 'contact', context, () => {
      const mail = readContactMail(request.body, context.catalogue)
      context.mails.add(contactMailText(mail, context.now()))
    }),
  )

  app.post(scapiPath('custom/notifications/v1', '/back-in-stock'), (request, reply) =>
    submitOnce(request, reply, 'back-in-stock', context, () => subscribeBackInStock(request.body, context)),
  )
}
