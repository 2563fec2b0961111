import type { Plugin } from 'vite'

/**
 * Takes the parser of ICU messages out of the browser's bundle: every text reaches it as a syntax tree. The server keeps
 * the parser.
 */
export function withoutMessageParser(): Plugin {
  return {
    name: 'vitrine-without-message-parser',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    resolveId: {
      filter: { id: /^@formatjs\/icu-messageformat-parser$/ },
      handler(_source, importer) {
        return this.resolve('@formatjs/icu-messageformat-parser/no-parser.js', importer)
      },
    },
  }
}
