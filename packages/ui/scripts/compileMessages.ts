import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'

const TYPES = `import type { MessageFormatElement } from 'react-intl'

declare const messages: Readonly<Record<string, MessageFormatElement[]>>
export default messages
`

/**
 * Compiles every `{language}.json` of a folder to a module of syntax trees with types, so that the browser needs no
 * message parser.
 */
export function compileMessages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const file of globSync(join(from, '*.json'))) {
    const language = basename(file, '.json')
    const trees = compiledMessages(readFileSync(file, 'utf8'), language)
    writeFileSync(join(to, `${language}.js`), `export default ${JSON.stringify(trees)}\n`)
    writeFileSync(join(to, `${language}.d.ts`), TYPES)
  }
}

/** @throws Error with the id of a text that is not valid ICU. */
export function compiledMessages(json: string, language: string): Readonly<Record<string, unknown>> {
  const texts: unknown = JSON.parse(json)
  const entries = Object.entries(typeof texts === 'object' && texts !== null ? texts : {})
  return Object.fromEntries(entries.map(([id, text]) => [id, tree(id, String(text), language)]))
}

function tree(id: string, text: string, language: string): unknown {
  try {
    return new IntlMessageFormat(text, language).getAst()
  } catch (cause) {
    const what = `${language}.json: the text of "${id}" is not a valid ICU message. Check its braces and tags.`
    throw new Error(what, { cause })
  }
}
