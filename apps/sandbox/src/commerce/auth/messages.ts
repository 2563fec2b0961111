import { randomInt } from 'node:crypto'
import type { MessagePurpose } from '../../store/messageTokenRepository.js'
import type { Language } from '../../seed/localised.js'
import type { CommerceContext } from '../commerceContext.js'
import { first, type Query } from '../http/query.js'
import { invalidRequest } from './authError.js'

/** Lifetime in ms of a code that is sent to a shopper. */
export const MESSAGE_MS = 600_000
const DIGITS = 8
const MODES: readonly (string | undefined)[] = ['callback', 'sms', 'email']
const MAXIMUM_USER_ID = 128

const TEXTS: Readonly<Record<MessagePurpose, Readonly<Record<Language, readonly [subject: string, body: string]>>>> = {
  passwordless: {
    en: ['Your sign-in code', 'Your code is {code}. It is valid for 10 minutes.'],
    de: ['Ihr Anmeldecode', 'Ihr Code lautet {code}. Er ist 10 Minuten gültig.'],
    fr: ['Votre code de connexion', 'Votre code est {code}. Il est valable 10 minutes.'],
    da: ['Din loginkode', 'Din kode er {code}. Den gælder i 10 minutter.'],
  },
  'password-reset': {
    en: [
      'Your code for a new password',
      'Your code is {code}. It sets the password of your account and is valid for 10 minutes.',
    ],
    de: [
      'Ihr Code für ein neues Passwort',
      'Ihr Code lautet {code}. Damit legen Sie das Passwort Ihres Kontos fest; er ist 10 Minuten gültig.',
    ],
    fr: [
      'Votre code pour un nouveau mot de passe',
      'Votre code est {code}. Il permet de définir le mot de passe de votre compte et reste valable 10 minutes.',
    ],
    da: [
      'Din kode til en ny adgangskode',
      'Din kode er {code}. Med den vælger du adgangskoden til din konto, og den gælder i 10 minutter.',
    ],
  },
}

/** A code of eight digits that a shopper can type. */
export function createMessageCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}

/**
 * Reads the recipient of a code and the channel.
 * @throws AuthError 400 without `user_id`, with an unknown `mode`, or with `callback` and no absolute URL
 */
export function readRecipient(form: Query): { readonly userId: string; readonly mode: string } {
  const userId = first(form, 'user_id')
  const mode = first(form, 'mode')
  if (!userId || userId.length > MAXIMUM_USER_ID) throw invalidRequest('Bad or missing user_id.')
  if (mode === undefined || !MODES.includes(mode)) throw invalidRequest('Bad or missing mode.')
  const callback = first(form, 'callback_uri')
  if (mode === 'callback' && (callback === undefined || !/^https?:\/\//.test(callback) || !URL.canParse(callback))) {
    throw invalidRequest('Bad or missing callback_uri.')
  }
  return { userId, mode }
}

/** Puts a code into the outbox. Nothing is sent, not even to `callback` addresses. */
export function sendCode(
  to: string,
  code: string,
  purpose: MessagePurpose,
  locale: string | undefined,
  { mails, now }: Pick<CommerceContext, 'mails' | 'now'>,
): void {
  const [subject, body] = TEXTS[purpose][languageOf(locale)]
  mails.add({ to, subject, body: body.replace('{code}', code), kind: purpose, createdAt: now() })
}

/** The language of a locale; English for a missing or other one. */
export function languageOf(locale: string | undefined): Language {
  const language = locale?.slice(0, 2)
  return language === 'de' || language === 'fr' || language === 'da' ? language : 'en'
}
