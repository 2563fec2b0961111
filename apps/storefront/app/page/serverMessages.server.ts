import uiDa from '@vitrine/ui/messages/da.json' with { type: 'json' }
import uiDe from '@vitrine/ui/messages/de.json' with { type: 'json' }
import uiEn from '@vitrine/ui/messages/en.json' with { type: 'json' }
import uiFr from '@vitrine/ui/messages/fr.json' with { type: 'json' }
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Messages } from '../navigation/messages.js'
import da from '../../messages/da.json' with { type: 'json' }
import de from '../../messages/de.json' with { type: 'json' }
import en from '../../messages/en.json' with { type: 'json' }
import fr from '../../messages/fr.json' with { type: 'json' }
import { type Language, languageOf } from '../config/languages.js'
import { fallbackLocales, sites } from '../config/sites.js'
import { swissGerman } from './swissGerman.js'

const sources: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...uiEn, ...en },
  de: { ...uiDe, ...de },
  fr: { ...uiFr, ...fr },
  da: { ...uiDa, ...da },
}

/** Every locale id in its spellings, the fallback records too. */
const localeIds: ReadonlySet<string> = new Set(
  [...fallbackLocales, ...sites.flatMap((site) => site.l10n.supportedLocales)].flatMap(({ id, additionalAlias }) =>
    [id, ...additionalAlias].map((name) => name.toLowerCase()),
  ),
)

/** Spellings of a language that a country has as its own, by locale id in small letters. */
const spellings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'de-ch': Object.fromEntries(Object.entries(sources.de).map(([id, text]) => [id, swissGerman(text)])),
}

function textsOf(reference: string): Readonly<Record<string, string>> {
  return spellings[reference.toLowerCase()] ?? sources[languageOf(reference)]
}

const compiled = new Map<Readonly<Record<string, string>>, Messages>()

/** Texts of a locale id or a language as syntax trees: the browser has no parser for them. Compiled once, at first need. */
export function messagesOf(reference: string): Messages {
  const texts = textsOf(reference)
  const known = compiled.get(texts)
  if (known) return known
  const trees = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]))
  compiled.set(texts, trees)
  return trees
}

/** Those that the browser's scripts name; `ids` null = all. */
export function browserMessagesOf(reference: string, ids: ReadonlySet<string> | null): Messages {
  const all = messagesOf(reference)
  if (!ids) return all
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
}

/** Plain text of a message without placeholders, for the server's own words. */
export function plainMessage(id: string, reference: string): string {
  return textsOf(reference)[id] ?? sources.en[id] ?? id
}

/** Texts of a locale id or a language; null = neither names one. */
export function messagesOfReference(reference: string, ids: ReadonlySet<string> | null): Messages | null {
  const isKnown = Object.hasOwn(sources, reference) || localeIds.has(reference.toLowerCase())
  return isKnown ? browserMessagesOf(reference, ids) : null
}
