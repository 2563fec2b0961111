import type { Language } from '../../seed/localised.js'
import type { StoredCustomer } from '../../store/customerRepository.js'
import { languageOf } from '../auth/messages.js'
import type { CommerceContext } from '../commerceContext.js'

const TEXTS: Readonly<Record<Language, readonly [subject: string, body: string]>> = {
  en: [
    'Your sign-in details have changed',
    'The e-mail address, login or mobile number of your account has been changed, and every device is signed out. If this was not you, please contact us at once.',
  ],
  de: [
    'Ihre Anmeldedaten wurden geändert',
    'Die E-Mail-Adresse, der Benutzername oder die Mobilnummer Ihres Kontos wurde geändert; alle Geräte sind abgemeldet. Falls Sie das nicht waren, melden Sie sich bitte umgehend bei uns.',
  ],
  fr: [
    'Vos données de connexion ont été modifiées',
    'L’adresse e-mail, l’identifiant ou le numéro de mobile de votre compte a été modifié ; tous vos appareils ont été déconnectés. Si vous n’êtes pas à l’origine de cette modification, veuillez nous contacter immédiatement.',
  ],
  da: [
    'Dine loginoplysninger er ændret',
    'E-mailadressen, brugernavnet eller mobilnummeret på din konto er blevet ændret, og alle enheder er logget ud. Hvis det ikke var dig, skal du kontakte os med det samme.',
  ],
}

/** Puts a mail to the previous address into the outbox. It does not contain the new one. */
export function tellAccountChanged(
  before: StoredCustomer,
  { mails, now }: Pick<CommerceContext, 'mails' | 'now'>,
): void {
  const locale = before.profile['preferredLocale']
  const [subject, body] = TEXTS[languageOf(typeof locale === 'string' ? locale : undefined)]
  mails.add({ to: before.email, subject, body, kind: 'account-changed', createdAt: now() })
}
