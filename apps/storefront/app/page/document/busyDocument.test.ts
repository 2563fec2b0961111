import { describe, expect, it } from 'vitest'
import { busyDocument, busyStyle } from './busyDocument.js'

describe('the overload document', () => {
  it.each([
    ['/uk/en/watches', 'en-GB', 'One moment, please', 'Try again'],
    ['/ch/de/search', 'de-CH', 'Einen Moment, bitte', 'Erneut versuchen'],
    ['/ch/fr', 'fr-CH', 'Un instant, s’il vous plaît', 'Réessayer'],
    ['/dk/da/x', 'da-DK', 'Et øjeblik', 'Prøv igen'],
    ['//evil', 'de-CH', 'Einen Moment, bitte', 'Erneut versuchen'],
  ])('%s is below 2 KB, in the language of the path, and loads no resources', (path, lang, title, retry) => {
    const html = busyDocument(path)
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(2048)
    expect(html).toContain(`<html lang="${lang}">`)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain(`<a href="">${retry}</a>`)
    expect(html).toContain(`<style>${busyStyle}</style>`)
    expect(html).not.toMatch(/src=|url\(|<script|<link|style="/)
  })
})
