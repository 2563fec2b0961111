import { isEmail } from '@vitrine/ui/rules/isEmail'
import { type Mail, MailError } from './mailSender.js'

const LONGEST_SUBJECT = 200
/** Characters that end a header line for some mail program, and other control characters. */
// oxlint-disable-next-line no-control-regex -- control characters are what must be found
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/

/**
 * Refuses a mail whose headers could contain another header or another recipient.
 *
 * @throws MailError of kind `permanent`
 */
export function checkMail({ to, replyTo, subject, attachments = [] }: Mail): void {
  if (!isAddress(to)) throw new MailError('permanent', 'the recipient is not one e-mail address')
  if (replyTo !== undefined && !isAddress(replyTo))
    throw new MailError('permanent', 'the address for replies is not one e-mail address')
  if (subject.trim() === '' || subject.length > LONGEST_SUBJECT || CONTROL.test(subject))
    throw new MailError('permanent', 'the subject is empty, too long or contains a line break')
  if (attachments.some(({ filename, contentType }) => !isFilename(filename) || !/^[\w/.+-]+$/.test(contentType)))
    throw new MailError('permanent', 'an attachment has an invalid name or type')
}

/** One address without a display name, quotes, comments or lists. */
function isAddress(value: string): boolean {
  return isEmail(value) && !CONTROL.test(value) && !/[\s<>(),;:"\\]/.test(value)
}

function isFilename(value: string): boolean {
  return /^[\w.-]{1,100}$/.test(value) && !value.startsWith('.')
}
