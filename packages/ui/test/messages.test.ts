import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import da from '../messages/da.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import fr from '../messages/fr.json' with { type: 'json' }
import { compiledMessages } from '../scripts/compileMessages.js'

const translations: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, de, fr, da }
const defined = definedMessages()

describe('messages', () => {
  it('are found in the sources', () => {
    expect(defined.size).toBeGreaterThan(20)
  })

  it.each(Object.keys(translations))('has every message and no other in %s', (language) => {
    expect(Object.keys(translations[language] ?? {}).sort()).toEqual([...defined.keys()].sort())
  })

  it('has the same English texts as the sources', () => {
    expect(en).toEqual(Object.fromEntries(defined))
  })

  it.each(Object.keys(translations))('keeps the placeholders of every message in %s', (language) => {
    for (const [id, text] of Object.entries(translations[language] ?? {}))
      expect([id, placeholders(text)]).toEqual([id, placeholders(defined.get(id) ?? '')])
  })

  it.each(Object.keys(translations))('publishes %s as syntax trees, so that no browser parses it', (language) => {
    const texts = translations[language] ?? {}
    const trees = compiledMessages(JSON.stringify(texts), language)
    expect(Object.keys(trees)).toEqual(Object.keys(texts))
    expect(Object.values(trees).filter((tree) => !Array.isArray(tree) || tree.length === 0)).toEqual([])
  })

  it('names the invalid message', () => {
    expect(() => compiledMessages('{"x.label":"{count, plural"}', 'de')).toThrow(
      'de.json: the text of "x.label" is not a valid ICU message',
    )
  })

  it('uses a narrow no-break space before French punctuation and inside guillemets', () => {
    const faults = Object.entries(fr).filter(([, text]) => FRENCH_FAULT.test(text))
    expect(faults).toEqual([])
    for (const wrong of [
      'Fermer ?',
      'Fermer?',
      'Prix\u00a0: {price}',
      'Prix: {price}',
      'Prix :',
      '« {query} »',
      'oui;',
    ])
      expect(wrong).toMatch(FRENCH_FAULT)
  })
})

/** id → default message of every `defineMessages` in the sources. */
function definedMessages(): Map<string, string> {
  const root = new URL('../src/', import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const entries = files.flatMap((file) => {
    const source = readFileSync(new URL(file, root), 'utf8')
    return [...source.matchAll(/id: '([\w.]+)',\s*defaultMessage:\s*('(?:[^'\\]|\\.)*'|"[^"]*")/g)].map(
      ([, id = '', literal = '']) => [id, literal.slice(1, -1).replaceAll("\\'", "'")] as const,
    )
  })
  return new Map(entries)
}

// A colon inside a word or a number, such as 12:30, is not punctuation.
const FRENCH_FAULT = /[^\u202f][!?;»]|«[^\u202f]|[^\u202f]:(?:\s|<|$)/

// An opening brace after a plural or select keyword begins a text, not an argument.
const ARGUMENT = /(?<!(?:=\d+|\b(?:zero|one|two|few|many|other))\s*)\{(\w+)\s*[,}]|<(\w+)>/g

/** Names of the arguments and tags of an ICU message, without plural bodies. */
function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(ARGUMENT)].map(([, name, tag]) => name ?? `<${tag}>`))].sort()
}
