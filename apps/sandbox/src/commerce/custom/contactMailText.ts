import { contactPreference } from '@vitrine/commerce-client/domain/contact/contactForms'
import type { Mail } from '../../store/mailRepository.js'
import { readMarket } from '../http/market.js'
import { badRequest } from '../http/problem.js'
import { PARTNER_BRAND, SITE_PREFERENCES } from '../siteConfig.js'
import { headerText } from './headerText.js'
import { contactSubjects } from './contactSubjects.js'
import type { CheckedMail } from './readContactMail.js'

/**
 * The mail of a contact form: sent to the address in the form's preference, with the form's subject in the language of
 * the page, and the answers line by line under their field names.
 */
export function contactMailText(
  { formType, locale, answers, message, hasConsent }: CheckedMail,
  createdAt: number,
): Mail {
  const subject = contactSubjects[formType][readMarket({ locale }, badRequest).language].replaceAll(
    '{brand}',
    () => PARTNER_BRAND,
  )
  const sender = `${answers['firstName'] ?? ''} ${answers['lastName'] ?? ''}`
  const lines = [
    `form: ${formType}`,
    `locale: ${locale}`,
    ...Object.entries(answers).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${headerText(value)}`])),
    ...(hasConsent === null ? [] : [`terms: ${hasConsent ? 'yes' : 'no'}`]),
  ]
  return {
    to: SITE_PREFERENCES[contactPreference(formType, PARTNER_BRAND)] ?? SITE_PREFERENCES['ContactEmail'] ?? '',
    subject: headerText(`${subject} – ${headerText(sender)}`),
    body: `${lines.join('\n')}\n\n${plainText(message)}`.trimEnd(),
    kind: 'contact',
    createdAt,
  }
}

/** Removes control characters except line breaks and tabs. */
function plainText(value: string): string {
  return value.replaceAll(/[^\P{Cc}\n\t]/gu, '')
}
