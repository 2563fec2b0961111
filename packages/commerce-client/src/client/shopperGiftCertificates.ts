import type { GiftCertificate, GiftCertificateRequest } from '../types/giftCertificate.js'
import { inMarket } from './apis.js'
import { defineCall } from './operation.js'
import { orNull } from './orNull.js'

/** Reads a gift certificate by its code, with its value in the client's currency; `null` = no such code. */
export const getGiftCertificate = /* @__PURE__ */ orNull(
  /* @__PURE__ */ defineCall<{ readonly body: GiftCertificateRequest }, GiftCertificate>(
    'pricing/shopper-gift-certificates/v1',
    'POST /gift-certificate',
    ['balance'],
    inMarket,
  ),
)
