import uiDa from '@vitrine/ui/messages/da.json' with { type: 'json' }
import uiDe from '@vitrine/ui/messages/de.json' with { type: 'json' }
import uiEn from '@vitrine/ui/messages/en.json' with { type: 'json' }
import uiFr from '@vitrine/ui/messages/fr.json' with { type: 'json' }
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Messages } from '../../contract/messages.js'
import da from '../../../messages/da.json' with { type: 'json' }
import de from '../../../messages/de.json' with { type: 'json' }
import en from '../../../messages/en.json' with { type: 'json' }
import fr from '../../../messages/fr.json' with { type: 'json' }
import { type Language, languageOf } from '../../config/languages.js'
import { fallbackLocales, sites } from '../../config/sites.js'
import { swissGerman } from './swissGerman.js'

const sources: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...uiEn, ...en },
  de: { ...uiDe, ...de },
  fr: { ...uiFr, ...fr },
  da: { ...uiDa, ...da },
}

/** Every locale id in its spellings, fallback locales included. */
const localeIds: ReadonlySet<string> = new Set(
  [...fallbackLocales, ...sites.flatMap((site) => site.l10n.supportedLocales)].flatMap(({ id, additionalAlias }) =>
    [id, ...additionalAlias].map((name) => name.toLowerCase()),
  ),
)

/** Country-specific spellings of a language, by lower-case locale id. */
const spellings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'de-ch': Object.fromEntries(Object.entries(sources.de).map(([id, text]) => [id, swissGerman(text)])),
}

function textsOf(reference: string): Readonly<Record<string, string>> {
  return spellings[reference.toLowerCase()] ?? sources[languageOf(reference)]
}

const compiled = new Map<Readonly<Record<string, string>>, Messages>()

/** Messages of a locale id or language as syntax trees: the browser bundle has no ICU parser. Compiled once, on first use. */
export function messagesOf(reference: string): Messages {
  const texts = textsOf(reference)
  const known = compiled.get(texts)
  if (known) return known
  const trees = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]))
  compiled.set(texts, trees)
  return trees
}

/** Messages used by client scripts; `ids` null = all. */
export function browserMessagesOf(reference: string, ids: ReadonlySet<string> | null): Messages {
  const all = messagesOf(reference)
  if (!ids) return all
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
}

/** Text of a message without placeholders, for server-generated text. */
export function plainMessage(id: string, reference: string): string {
  return textsOf(reference)[id] ?? sources.en[id] ?? id
}

/** Messages of a locale id or language; null = unknown reference. */
export function messagesOfReference(reference: string, ids: ReadonlySet<string> | null): Messages | null {
  const isKnown = Object.hasOwn(sources, reference) || localeIds.has(reference.toLowerCase())
  return isKnown ? browserMessagesOf(reference, ids) : null
}
