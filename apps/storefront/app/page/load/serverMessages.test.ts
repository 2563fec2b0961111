import { describe, expect, it } from 'vitest'
import { messagesOf, messagesOfReference, plainMessage } from './serverMessages.server.js'

describe('messages of de-CH', () => {
  it('contain neither ß nor German quotation marks', () => {
    expect(JSON.stringify(messagesOf('de-CH'))).not.toMatch(/[ßẞ„“‚]/)
  })

  it('otherwise equal those of Germany', () => {
    expect(Object.keys(messagesOf('de-CH'))).toEqual(Object.keys(messagesOf('de-DE')))
    expect(JSON.stringify(messagesOf('de-DE'))).toMatch(/ß/)
  })

  it('are used in the browser and in server-generated text', () => {
    expect(JSON.stringify(messagesOfReference('de-CH', new Set(['fieldError.required'])))).toContain('«')
    expect(messagesOfReference('de-ch', null)).toBe(messagesOf('de-CH'))
    expect(plainMessage('fieldError.required', 'de-CH')).toBe('Bitte füllen Sie «{label}» aus.')
    expect(plainMessage('fieldError.required', 'de-AT')).toBe('Bitte füllen Sie „{label}“ aus.')
  })
})
