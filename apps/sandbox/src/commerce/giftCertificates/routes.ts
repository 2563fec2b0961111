import type { FastifyInstance } from 'fastify'
import type { GiftCertificate, GiftCertificateStatus } from '@vitrine/commerce-client/types/giftCertificate'
import type { Currency } from '../../seed/localised.js'
import type { StoredGiftCertificate } from '../../store/giftCertificateRepository.js'
import { maskCode } from '../baskets/payments.js'
import { readObject, readRequiredText } from '../baskets/readBody.js'
import type { CommerceContext } from '../commerceContext.js'
import { sendProblemAsJson } from '../http/errorHandler.js'
import { readMarket } from '../http/market.js'
import { Problem, badRequest } from '../http/problem.js'
import type { Query } from '../http/query.js'
import { scapiPath } from '../http/scapiPath.js'
import { SITE_ID } from '../siteConfig.js'

interface CertificateRoute {
  readonly Querystring: Query
  readonly Body: unknown
}

/** Shopper Gift Certificates: checks a code. Errors are `application/json` here. */
export async function giftCertificateRoutes(parent: FastifyInstance, context: CommerceContext): Promise<void> {
  await parent.register(async (app) => {
    app.setErrorHandler(sendProblemAsJson)
    app.post<CertificateRoute>(
      scapiPath('pricing/shopper-gift-certificates/v1', '/gift-certificate'),
      (request): GiftCertificate => {
        const { currency } = readMarket(request.query, badRequest)
        const code = readRequiredText(readObject(request.body), 'giftCertificateCode')
        const certificate = context.giftCertificates.find(code)
        if (certificate) return toGiftCertificate(certificate, currency)
        const detail = 'The gift certificate with the provided code could not be retrieved.'
        throw new Problem(404, 'not-found', detail, { title: 'Gift Certificate Not Found Exception' })
      },
    )
  })
}

function toGiftCertificate(certificate: StoredGiftCertificate, currency: Currency): GiftCertificate {
  const amount = certificate.amounts[currency] ?? 0
  const balance = certificate.balances[currency] ?? 0
  return {
    amount,
    balance,
    enabled: true,
    status: statusOf(amount, balance),
    maskedGiftCertificateCode: maskCode(certificate.code),
    merchantId: SITE_ID,
    recipientEmail: certificate.recipientEmail,
    recipientName: certificate.recipientName,
    senderName: certificate.senderName,
    ...(certificate.message !== null && { message: certificate.message }),
  }
}

function statusOf(amount: number, balance: number): GiftCertificateStatus {
  if (balance <= 0) return 'redeemed'
  return balance < amount ? 'partially_redeemed' : 'issued'
}
