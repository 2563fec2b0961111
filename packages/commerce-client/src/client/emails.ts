import type { ContactMail } from '../types/contact.js'
import { defineCall, noContent } from './operation.js'

/** Sends a contact mail (ours). Kind `validation`: `extras.c_fields` names the refused fields; `rate-limited`: too many. */
export const sendContactMail = /* @__PURE__ */ defineCall<{ readonly body: ContactMail }, undefined>(
  'custom/emails/v1',
  'POST /send',
  noContent,
)
