import type { ContactMail } from '../types/contact.js'
import { defineCall, noContent } from './operation.js'

/**
 * Sends a contact mail (custom API). Kind `validation`: `extras.c_fields` lists the rejected fields; `rate-limited`:
 * too many mails.
 */
export const sendContactMail = /* @__PURE__ */ defineCall<{ readonly body: ContactMail }, undefined>(
  'custom/emails/v1',
  'POST /send',
  noContent,
)
