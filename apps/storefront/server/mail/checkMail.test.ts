import { describe, expect, it } from 'vitest'
import { checkMail } from './checkMail.js'
import { type Mail, MailError } from './mailSender.js'

const mail: Mail = { to: 'ada@mail.example', subject: 'Your order 1', html: '<p>x</p>', text: 'x' }

function failureOf(changes: Partial<Mail>): string {
  try {
    checkMail({ ...mail, ...changes })
    return 'accepted'
  } catch (error) {
    return error instanceof MailError ? error.failure : 'other'
  }
}

describe('checkMail', () => {
  it('accepts a mail to one person', () => {
    expect(failureOf({ replyTo: 'service@halbrenn.example' })).toBe('accepted')
    expect(failureOf({ to: 'zoë.o+shop@münchen.example', subject: 'Commande n° 1 – 8 200 €' })).toBe('accepted')
  })

  it.each([
    'a@mail.example\r\nBcc: b@mail.example',
    'a@mail.example\nBcc: b@mail.example',
    'a@mail.example\u2028Bcc: b@mail.example',
    'a@mail.example,b@mail.example',
    'a@mail.example;b@mail.example',
    'Ada <a@mail.example>',
    '"a@b"@mail.example',
    'a@mail.example ',
    'a',
    '',
  ])('refuses the address %j', (to) => {
    expect([failureOf({ to }), failureOf({ replyTo: to })]).toEqual(['permanent', 'permanent'])
  })

  it.each(['', ' ', 'a\r\nBcc: b@mail.example', 'a\nb', 'a\rb', 'a\u0000b', 'a\u0085b', 'a\u2029b', 'x'.repeat(201)])(
    'refuses the subject %j',
    (subject) => {
      expect(failureOf({ subject })).toBe('permanent')
    },
  )

  it.each([
    ['../x.txt', 'text/plain'],
    ['a\r\nb.txt', 'text/plain'],
    ['.htaccess', 'text/plain'],
    ['a.txt', 'text/plain\r\nX: y'],
  ])('refuses the attachment %j of type %j', (filename, contentType) => {
    expect(failureOf({ attachments: [{ filename, contentType, content: '' }] })).toBe('permanent')
  })
})
