import type { Plugin } from 'vite'

/**
 * Removes the ICU message parser from the browser bundle: messages arrive there as syntax trees. The server keeps the
 * parser.
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
