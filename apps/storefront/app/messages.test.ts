import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import da from '../messages/da.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import fr from '../messages/fr.json' with { type: 'json' }

/** The app, and the server, which writes mails. */
const folders = [import.meta.dirname, join(import.meta.dirname, '../server')]
const source = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => readFileSync(join(folder, path), 'utf8')),
  )
  .join('\n')

/** Ids with their English defaults from `defineMessages`. */
const defined = new Map(
  [...source.matchAll(/\bid: '([^']+)',\s*defaultMessage:\s*(?:'([^']*)'|"([^"]*)")/g)].map(
    ([, id = '', single, double]) => [id, (single ?? double ?? '').replaceAll('\\n', '\n')] as const,
  ),
)

/** Ids that the server reads with `plainMessage`, directly or through configuration. */
const plain = new Set(
  [...source.matchAll(/(?:titleMessage: |plainMessage\([^,]*?)'([^']+)'(?: : '([^']+)')?/g)].flatMap(([, ...ids]) =>
    ids.filter((id) => id !== undefined),
  ),
)

const languages = Object.entries({ en, de, fr, da })

describe('messages of the storefront', () => {
  it('are found in the source', () => {
    expect(defined.size).toBe([...source.matchAll(/\bdefaultMessage:/g)].length)
    expect(plain.size).toBeGreaterThan(0)
  })

  it.each(languages)('%s contains every message and no unused one', (_, texts) => {
    expect(Object.keys(texts).sort()).toEqual([...new Set([...defined.keys(), ...plain])].sort())
  })

  it.each(languages)('%s contains no empty message', (_, texts) => {
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('English texts equal the defaults in the components', () => {
    const texts: Readonly<Record<string, string>> = en
    expect([...defined].map(([id]) => [id, texts[id]])).toEqual([...defined])
  })
})
