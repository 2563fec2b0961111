import type { GiftCertificate, GiftCertificateRequest } from '../types/giftCertificate.js'
import { inMarket } from './apis.js'
import { defineCall } from './operation.js'
import { orNull } from './orNull.js'

/** Checks a gift certificate, worth what it is in the currency of the client; `null` = no certificate has this code. */
export const getGiftCertificate = /* @__PURE__ */ orNull(
  /* @__PURE__ */ defineCall<{ readonly body: GiftCertificateRequest }, GiftCertificate>(
    'pricing/shopper-gift-certificates/v1',
    'POST /gift-certificate',
    ['balance'],
    inMarket,
  ),
)
